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
