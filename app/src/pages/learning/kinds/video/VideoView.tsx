import type { KindProps } from '../kind.ts';
import { Film } from './Film.tsx';

/** A video, above its title. */
export function VideoView({ course, material, learning }: KindProps<'video'>) {
  return material.video === null ? null : (
    <Film
      course={course}
      material={material}
      video={material.video}
      onWatched={learning.watched}
      onRetry={() => void learning.reload()}
    />
  );
}
