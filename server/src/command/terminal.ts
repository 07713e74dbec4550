/**
 * Text as it may be shown: what people wrote must not move the cursor, hide lines or name the window of who reads it. Node's
 * stripVTControlCharacters takes whole sequences away and lets a lone control character, such as a carriage return, through.
 */
export function printable(text: string): string {
  return text.replace(/\r(?!\n)|[\p{Cc}--[\t\n\r]]/gv, '\uFFFD');
}

/** The same value as JSON.stringify writes, which leaves the controls from U+007F on as they are. */
export function jsonOf(value: object, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f]/g,
    (control) => `\\u${control.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
