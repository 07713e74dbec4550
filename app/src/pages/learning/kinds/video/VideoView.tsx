import type { VideoContent } from '@medeina/contract';
import type { KindProps } from '../kind.ts';
import { Film } from './Film.tsx';

/** A video, above its title. */
export function VideoView({ course, material, learning }: KindProps<'video'>) {
  return material.video === null ? null : (
    <Film
      category={course.category?.key}
      material={material}
      video={material.video}
      onWatched={(from, to) => learning.watched(material, from, to)}
      onRetry={() => void learning.reload()}
    />
  );
}

export interface OpenVideoProps {
  /** Key of the course's category. */
  readonly category: string;
  readonly title: string;
  readonly video: VideoContent;
  readonly onRetry: () => void;
}

/**
 * A video for people who do not have its course: nothing of it is noted. It stands here because a file of its own would
 * bring the player into the code that all pages share.
 */
export function OpenVideo({ category, title, video, onRetry }: OpenVideoProps) {
  return <Film category={category} material={{ title, completed: false }} video={video} onRetry={onRetry} />;
}
