import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { currentHitName, hitName, mark, rangesOf } from './highlights.ts';
import type { Hit } from './search.ts';
import type { OpenedPdf } from './usePdf.ts';
import * as styles from './PdfViewer.css.ts';

interface PdfPageProps {
  opened: OpenedPdf;
  number: number;
  /** In CSS pixels. */
  width: number;
  label: string;
  /** What was found in the document. */
  hits: readonly Hit[];
  /** The one that is looked at, if it is on this page. */
  current: Hit | undefined;
  /** Told where that one is, as soon as the page has words. */
  onCurrent: (part: DOMRect) => void;
}

/** One page; drawn when it comes near the view. */
export function PdfPage({ opened, number, width, label, hits, current, onCurrent }: PdfPageProps) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  /** Until the page is read, as high as the first one. */
  const ratio = useRef(opened.ratio);
  const [runs, setRuns] = useState<readonly HTMLElement[]>([]);

  useLayoutEffect(() => {
    // Through the object model: the content policy forbids `style=` in HTML.
    box.current?.style.setProperty('width', `${String(width)}px`);
    box.current?.style.setProperty('height', `${String(width * ratio.current)}px`);
  }, [width]);

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
      ratio.current = viewport.height / viewport.width;
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
      setRuns([...layer.textDivs]);
    };
    // Cancelled by another zoom, or a page that cannot be drawn: the others still are.
    draw().catch(() => {});
    return () => {
      isGone = true;
      stop();
    };
  }, [isNear, opened, number, width]);

  useEffect(() => {
    const ranges = hits
      .filter((hit) => hit.page === number && hit !== current)
      .flatMap((hit) => rangesOf(hit, runs));
    return mark(hitName, ranges);
  }, [hits, current, number, runs]);

  useEffect(() => {
    const ranges = current === undefined ? [] : rangesOf(current, runs);
    const place = ranges[0]?.getBoundingClientRect();
    if (place !== undefined) onCurrent(place);
    return mark(currentHitName, ranges);
  }, [current, runs, onCurrent]);

  return (
    <div ref={box} role="group" aria-label={label} data-page={number} className={styles.page}>
      <canvas ref={canvas} aria-hidden="true" className={styles.canvas} />
      <div ref={words} className={styles.words} />
    </div>
  );
}
