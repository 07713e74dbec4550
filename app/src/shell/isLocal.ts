/** Whether an address leads to the computer itself, where no telephone reaches it. */
export function isLocal({ hostname }: URL): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}
