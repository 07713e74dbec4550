import type { DocumentContent, DocumentVideoContent } from '@medeina/contract';
import { Checkbox } from '@medeina/design-system/primitives/Checkbox';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isReadHere } from '../../../../data/learning/course.ts';
import { Reader } from '../document/Reader.tsx';
import { usePlace } from '../document/usePlace.ts';
import type { KindProps } from '../kind.ts';
import { Film } from '../video/Film.tsx';
import * as styles from './documentVideo.css.ts';
import { pageAt } from './pageAt.ts';

interface TogetherProps extends KindProps<'document_video'> {
  readonly content: DocumentVideoContent;
  readonly document: DocumentContent;
}

/** The film with its document beside it, which turns its pages with the film unless the learner reads for themselves. */
function Together({ course, material, learning, content, document }: TogetherProps) {
  const intl = useIntl();
  const { video, page_starts: starts } = content;
  const place = usePlace(material, document, learning.note);
  const [follows, setFollows] = useState(starts.length > 0);
  return (
    <Stack gap={16}>
      <Film
        category={course.category?.key}
        material={material}
        video={video}
        onWatched={(from, to) => learning.watched(material, from, to)}
        onRetry={() => void learning.reload()}
        onTime={(seconds) => {
          const page = pageAt(starts, seconds);
          if (follows && page !== place.page) place.go(page);
        }}
      />
      {starts.length > 0 && (
        <div className={styles.choice}>
          <Checkbox
            label={intl.formatMessage({ id: 'learning.document.follow' })}
            checked={follows}
            onChange={({ target }) => setFollows(target.checked)}
          />
        </div>
      )}
      <Reader material={material} document={document} place={place} isLed={follows} />
    </Stack>
  );
}

/** A recording with the document that it goes through. */
export function DocumentVideoView(props: KindProps<'document_video'>) {
  const { course, material, learning } = props;
  const content = material.document_video;
  if (content === null) return null;
  const { document, video } = content;
  return (
    <Stack gap={16}>
      {document !== null && isReadHere(document) ? (
        <Together {...props} content={content} document={document} />
      ) : (
        <Film
          category={course.category?.key}
          material={material}
          video={video}
          onWatched={(from, to) => learning.watched(material, from, to)}
          onRetry={() => void learning.reload()}
        />
      )}
      {material.description !== null && <RichText html={material.description} />}
    </Stack>
  );
}
