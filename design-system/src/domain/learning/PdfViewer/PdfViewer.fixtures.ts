function content(page: number): string {
  return `2 w 72 560 m 523 560 l S 72 120 451 400 re S BT /F1 28 Tf 72 600 Td (Adult life support, page ${String(page)}) Tj ET`;
}

/** A document of so many pages, each with a line, a frame and some words. */
export function pdfOf(pages: number): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${String(pages)} /Kids [${Array.from({ length: pages }, (_, page) => `${String(page * 2 + 4)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  for (let page = 1; page <= pages; page += 1) {
    const stream = content(page);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 700] /Resources << /Font << /F1 3 0 R >> >> /Contents ${String(page * 2 + 3)} 0 R >>`,
      `<< /Length ${String(stream.length)} >>\nstream\n${stream}\nendstream`,
    );
  }
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${String(index + 1)} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return `data:application/pdf;base64,${btoa(
    `${text}xref\n0 ${String(objects.length + 1)}\n0000000000 65535 f \n${table}trailer\n<< /Size ${String(objects.length + 1)} /Root 1 0 R >>\nstartxref\n${String(text.length)}\n%%EOF\n`,
  )}`;
}
