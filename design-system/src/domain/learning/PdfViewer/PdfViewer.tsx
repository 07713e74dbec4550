import { useRef, useState } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Download, FileText } from 'lucide-react';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Button, ButtonLink } from '../../../primitives/Button/index.ts';
import { PdfDocument } from './PdfDocument.tsx';
import { pdfViewerWords } from './PdfViewer.words.ts';
import type { PdfViewerWord } from './PdfViewer.words.ts';
import * as styles from './PdfViewer.css.ts';

export interface PdfViewerProps extends RootProps<HTMLDivElement> {
  /** The address of the document. */
  src: string;
  /** The name of the document. */
  title: string;
  /** The language of the title, if another than the page's. */
  titleLang?: string | undefined;
  /** The address of pdf.js's worker, `pdfjs-dist/build/pdf.worker.min.mjs`, on this site. */
  workerSrc: string;
  /** Whether the document is shown. */
  open?: boolean | undefined;
  /** Whether the document is shown at first. */
  defaultOpen?: boolean | undefined;
  /** Called when the person asks to see the document. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The page in view, counted from 1. */
  page?: number | undefined;
  /** The page that is gone to at first. */
  defaultPage?: number | undefined;
  /** Called as another page comes into view. */
  onPageChange?: ((page: number) => void) | undefined;
  /** Called with the number of pages once the document is there. */
  onOpened?: ((pages: number) => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<PdfViewerWord, string>> | undefined;
}

/** A PDF in the page. pdf.js is loaded when the person asks to see it; the download works without. */
export function PdfViewer({
  src,
  title,
  titleLang,
  workerSrc,
  open: openProp,
  defaultOpen = false,
  onOpenChange,
  page,
  defaultPage,
  onPageChange,
  onOpened,
  texts,
  ...root
}: PdfViewerProps) {
  const say = useWords(pdfViewerWords, texts);
  const [open, setOpen] = useControllableState({
    prop: openProp,
    defaultProp: defaultOpen,
    onChange: onOpenChange,
  });
  const [attempt, setAttempt] = useState(0);
  const name = useRef<HTMLParagraphElement>(null);
  return (
    <div {...root} className={styles.root}>
      <div className={styles.head}>
        <p ref={name} tabIndex={-1} lang={titleLang} className={styles.title}>
          {title}
        </p>
        {!open && (
          <Button
            icon={FileText}
            size="sm"
            variant="outline"
            onClick={() => {
              // The button goes, and the tools come only with the document.
              name.current?.focus();
              setOpen(true);
            }}
          >
            {say('view')}
          </Button>
        )}
        <ButtonLink href={src} download variant="ghost" size="sm" icon={Download}>
          {say('download')}
        </ButtonLink>
      </div>
      {open && (
        <PdfDocument
          key={`${src} ${String(attempt)}`}
          src={src}
          title={title}
          workerSrc={workerSrc}
          page={page}
          defaultPage={defaultPage}
          onPageChange={onPageChange}
          onOpened={onOpened}
          onRetry={() => {
            setAttempt(attempt + 1);
          }}
          say={say}
        />
      )}
    </div>
  );
}
