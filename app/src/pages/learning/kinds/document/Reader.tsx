import type { DocumentContent, Material } from '@medeina/contract';
import { PdfViewer } from '@medeina/design-system/domain/PdfViewer';
import { ProgressBar } from '@medeina/design-system/primitives/ProgressBar';
import { Text } from '@medeina/design-system/primitives/Text';
// A file of its own, as Vite serves it.
// oxlint-disable-next-line import/default
import workerSrc from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './document.css.ts';
import type { Place } from './usePlace.ts';

export interface ReaderProps {
  readonly material: Material;
  readonly document: DocumentContent;
  readonly place: Place;
  /** Goes to the page whenever it changes, instead of to the first one alone. */
  readonly isLed: boolean;
}

/** A PDF in the page, with how far one is in it. */
export function Reader({ material, document, place, isLed }: ReaderProps) {
  const intl = useIntl();
  const [pages, setPages] = useState<number>();
  // Its address changes every few hours, and the document is opened anew: where the learner reads, not where they began.
  const [opened, setOpened] = useState({ url: document.url, page: place.page });
  // Nor does a document that no longer follows its film go back there.
  if (opened.url !== document.url || (isLed && opened.page !== place.page))
    setOpened({ url: document.url, page: place.page });
  const page = Math.min(place.page, pages ?? place.page);
  const words =
    pages === undefined ? '' : intl.formatMessage({ id: 'learning.document.progress' }, { page, pages });
  return (
    <div className={styles.reader}>
      <PdfViewer
        src={document.url}
        title={material.title}
        workerSrc={workerSrc}
        defaultOpen
        defaultPage={isLed ? undefined : opened.page}
        page={isLed ? place.page : undefined}
        onPageChange={place.go}
        onOpened={setPages}
      />
      {pages !== undefined && pages > 1 && (
        <div className={styles.progress}>
          <Text size="small" tone="muted">
            {words}
          </Text>
          <ProgressBar
            value={page}
            max={pages}
            label={intl.formatMessage({ id: 'learning.document.read' })}
            valueText={words}
          />
        </div>
      )}
    </div>
  );
}
