/** A drawn picture, so that no story depends on a file. */
export const drawnPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="660" height="330" viewBox="0 0 660 330"><rect width="660" height="330" fill="#dfe7de"/><g fill="none" stroke="#115035" stroke-width="3"><circle cx="330" cy="165" r="40"/><circle cx="330" cy="165" r="80"/><circle cx="330" cy="165" r="120"/></g></svg>',
)}`;
