/** Why a thing of somebody else's course cannot come over. */
export class NotHere extends Error {
  override readonly name = 'NotHere';
}
