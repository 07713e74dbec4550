import { guestId } from '../../../session/guest.ts';

/** What somebody may want of a course: to start it, to buy it, or to be told what it would cost. */
export type Wish = 'cart' | 'offer' | 'start';

const wishes: readonly Wish[] = ['cart', 'offer', 'start'];

/**
 * What somebody was about to do with a course when they were sent to log in, or to their account in another environment. It
 * is stored in this tab for half an hour and used once, so that no link can start a course, and belongs to the guest
 * session, which a logout ends.
 */
export interface EnrolIntent {
  readonly course: number;
  /** The dated session or the online form that was chosen; undefined where there is nothing to choose. */
  readonly product: number | undefined;
  readonly wish: Wish;
  /** It goes on only if the account has been linked: who comes back without one has changed their mind. */
  readonly afterLink: boolean;
}

const key = 'medeina-enrol';
const lifetime = 30 * 60_000;

/** Remembers it; where the browser refuses storage the person presses the button once more. */
export function rememberIntent(intent: EnrolIntent, now = Date.now()): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ ...intent, guest: guestId(), until: now + lifetime }));
  } catch {
    // Nothing is lost but a click.
  }
}

/** The intent for this course, if there is one, and forgets whatever there was. */
export function takeIntent(course: number, now = Date.now()): EnrolIntent | undefined {
  try {
    const text = sessionStorage.getItem(key);
    if (text === null) return undefined;
    sessionStorage.removeItem(key);
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('course' in value) || !('until' in value))
      return undefined;
    if (!('guest' in value) || value.guest !== guestId()) return undefined;
    if (value.course !== course || typeof value.until !== 'number' || value.until < now) return undefined;
    const product = 'product' in value && typeof value.product === 'number' ? value.product : undefined;
    const wish = 'wish' in value ? wishes.find((one) => one === value.wish) : undefined;
    if (wish === undefined) return undefined;
    return { course, product, wish, afterLink: 'afterLink' in value && value.afterLink === true };
  } catch {
    return undefined;
  }
}
