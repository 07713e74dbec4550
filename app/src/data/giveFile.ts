/** Gives the person a file that is in the page's memory. */
export function giveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
