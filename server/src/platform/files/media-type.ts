/** Types of files that a course may hold, by ending. Anything else is refused: browsers guess badly. */
const types: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  svg: 'image/svg+xml; charset=utf-8',
  webm: 'video/webm',
  mp4: 'video/mp4',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
};

/** Media type of a file by its ending; undefined for one that a course may not hold. */
export function mediaTypeOf(name: string): string | undefined {
  const ending = /\.([A-Za-z0-9]+)$/.exec(name)?.[1] ?? '';
  return Object.hasOwn(types, ending.toLowerCase()) ? types[ending.toLowerCase()] : undefined;
}
