/** Whether a file is shown or saved, and its name (RFC 6266): in ASCII for old programs, and as it is. */
export function disposition(kind: 'attachment' | 'inline', name: string): string {
  return `${kind}; filename="${name.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
