/** A small picture as a file, drawn here so that stories need no network. */
export function pictureFile(name: string): File {
  return new File(
    [
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><rect width="200" height="200" fill="#7b6f63"/><circle cx="100" cy="80" r="40" fill="#c9b8a4"/><rect x="40" y="130" width="120" height="70" rx="30" fill="#3f4a4c"/></svg>',
    ],
    name,
    { type: 'image/svg+xml' },
  );
}

/** A file of a type and a size. */
export function plainFile(name: string, type: string, size: number): File {
  return new File([new Uint8Array(size)], name, { type });
}
