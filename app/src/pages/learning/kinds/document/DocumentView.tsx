import type { DocumentContent } from '@medeina/contract';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { isReadHere } from '../../../../data/learning/course.ts';
import { AwayView } from '../away/AwayView.tsx';
import type { KindProps } from '../kind.ts';
import { useOpened } from '../useOpened.ts';
import { Reader } from './Reader.tsx';
import { usePlace } from './usePlace.ts';

interface ReadProps extends KindProps<'document'> {
  readonly document: DocumentContent;
}

function Read({ material, document, learning }: ReadProps) {
  const place = usePlace(material, document, learning.note);
  useOpened(material, true, learning.complete);
  return (
    <Stack gap={16}>
      {material.description !== null && <RichText html={material.description} />}
      <Reader material={material} document={document} place={place} isLed={false} />
    </Stack>
  );
}

/** A document: read in the page where it is a PDF, else opened beside it. */
export function DocumentView(props: KindProps<'document'>) {
  const { document } = props.material;
  return document !== null && isReadHere(document) ? (
    <Read {...props} document={document} />
  ) : (
    <AwayView {...props} />
  );
}
