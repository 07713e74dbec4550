import type { Material, PurchasedDetail, VideoContent } from '@medeina/contract';
import { VideoPlayer } from '@medeina/design-system/domain/VideoPlayer';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Text } from '@medeina/design-system/primitives/Text';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hueOf } from '../../../data/catalogue/cards.ts';
import { unreported } from './watched.ts';
import type { Stretch } from './watched.ts';

export interface VideoViewProps {
  readonly course: PurchasedDetail;
  readonly material: Material;
  readonly video: VideoContent;
  /** A stretch that was really played, in seconds. */
  readonly onWatched: (material: Material, from: number, to: number) => void;
}

/** A video with captions and transcript. Played stretches are reported as they are played, so that none is lost. */
export function VideoView({ course, material, video, onWatched }: VideoViewProps) {
  const intl = useIntl();
  const { locale } = intl;
  // Where it stood when it was opened: what is watched meanwhile moves nothing.
  const [start] = useState(video.position_seconds);
  const reported = useRef<readonly Stretch[]>([]);
  const captions = video.captions.find((one) => one.language === locale) ?? video.captions[0];
  const percent =
    video.duration_seconds > 0
      ? Math.min(100, Math.round((video.watched_seconds / video.duration_seconds) * 100))
      : 0;
  return (
    <>
      <VideoPlayer
        title={material.title}
        sources={[{ source: video.url, type: video.mime }]}
        poster={video.poster ?? undefined}
        captions={
          captions === undefined
            ? undefined
            : { source: captions.url, lang: captions.language, label: captions.label }
        }
        category={hueOf(course.category?.key ?? '')}
        transcript={video.transcript === null ? undefined : <RichText html={video.transcript} />}
        start={start === 0 ? undefined : start}
        onWatched={(ranges) => {
          const played = ranges.map(([from, to]) => ({ from, to }));
          for (const stretch of unreported(reported.current, played))
            onWatched(material, stretch.from, stretch.to);
          reported.current = played;
        }}
      />
      {percent > 0 && !material.completed && (
        <Text size="small" tone="muted">
          {intl.formatMessage({ id: 'learning.video.watched' }, { percent })}
        </Text>
      )}
    </>
  );
}
