import type { Material, VideoContent } from '@medeina/contract';
import { VideoPlayer } from '@medeina/design-system/domain/VideoPlayer';
import { RichText } from '@medeina/design-system/primitives/RichText';
import { Text } from '@medeina/design-system/primitives/Text';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { hueOf } from '../../../../data/catalogue/cards.ts';
import { unreported } from './watched.ts';
import type { Stretch } from './watched.ts';

export interface FilmProps {
  /** Key of the course's category. */
  readonly category: string | undefined;
  readonly material: Pick<Material, 'completed' | 'title'>;
  readonly video: VideoContent;
  /** A stretch that was really played, in seconds. */
  readonly onWatched?: (from: number, to: number) => void;
  /** Where it is, in seconds. */
  readonly onTime?: (seconds: number) => void;
  /** It did not load and is tried again: its address may have ended. */
  readonly onRetry: () => void;
}

/** A video with captions and transcript. Played stretches are reported as they are played, so that none is lost. */
export function Film({ category, material, video, onWatched, onTime, onRetry }: FilmProps) {
  const intl = useIntl();
  const { locale } = intl;
  // Where it stood when it was opened: what is watched meanwhile moves nothing. A fresh address goes on where it failed.
  const [start, setStart] = useState(video.position_seconds);
  // Its address changes every few hours; the one that it is playing from stays good for longer, so only a retry takes another.
  const [source, setSource] = useState({ url: video.url, isRetried: false });
  if (source.isRetried && source.url !== video.url) setSource({ url: video.url, isRetried: false });
  const reached = useRef(start);
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
        sources={[{ source: source.url, type: video.mime }]}
        poster={video.poster ?? undefined}
        silent={!video.has_sound}
        captions={
          captions === undefined
            ? undefined
            : { source: captions.url, lang: captions.language, label: captions.label }
        }
        category={hueOf(category ?? '')}
        transcript={video.transcript === null ? undefined : <RichText html={video.transcript} />}
        start={start === 0 ? undefined : start}
        onTime={(seconds) => {
          reached.current = seconds;
          onTime?.(seconds);
        }}
        onRetry={() => {
          setStart(Math.floor(reached.current));
          setSource({ ...source, isRetried: true });
          onRetry();
        }}
        onWatched={(ranges) => {
          const played = ranges.map(([from, to]) => ({ from, to }));
          for (const stretch of unreported(reported.current, played)) onWatched?.(stretch.from, stretch.to);
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
