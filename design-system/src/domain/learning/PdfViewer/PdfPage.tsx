import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { OpenedPdf } from './usePdf.ts';
import * as styles from './PdfViewer.css.ts';

interface PdfPageProps {
  opened: OpenedPdf;
  number: number;
  /** In CSS pixels. */
  width: number;
  label: string;
}

/** One page; drawn when it comes near the view. */
export function PdfPage({ opened, number, width, label }: PdfPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);

  useLayoutEffect(() => {
    // Through the object model: the content policy forbids `style=` in HTML.
    box.current?.style.setProperty('width', `${String(width)}px`);
    box.current?.style.setProperty('height', `${String(width * opened.ratio)}px`);
  }, [width, opened]);

  useEffect(() => {
    if (box.current === null) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    watch.observe(box.current);
    return () => {
      watch.disconnect();
    };
  }, []);

  useEffect(() => {
    if (!isNear) return undefined;
    let isGone = false;
    let stop = () => {};
    const draw = async () => {
      const page = await opened.pdf.getPage(number);
      const scale = width / page.getViewport({ scale: 1 }).width;
      const viewport = page.getViewport({ scale });
      if (isGone || !box.current || !canvas.current || !words.current) return;
      box.current.style.setProperty('height', `${String(viewport.height)}px`);
      box.current.style.setProperty('--total-scale-factor', String(scale));
      const sharp = page.getViewport({ scale: scale * devicePixelRatio });
      canvas.current.width = Math.floor(sharp.width);
      canvas.current.height = Math.floor(sharp.height);
      const drawing = page.render({ canvas: canvas.current, viewport: sharp });
      words.current.replaceChildren();
      const layer = new opened.Words({
        textContentSource: page.streamTextContent(),
        container: words.current,
        viewport,
      });
      stop = () => {
        drawing.cancel();
        layer.cancel();
      };
      await Promise.all([drawing.promise, layer.render()]);
    };
    // Cancelled by another zoom, or a page that cannot be drawn: the others still are.
    draw().catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [isNear, opened, number, width]);

  return (
    <div ref={box} role="group" aria-label={label} data-page={number} className={styles.page}>
      <canvas ref={canvas} aria-hidden="true" className={styles.canvas} />
      <div ref={words} className={styles.words} />
    </div>
  );
}
