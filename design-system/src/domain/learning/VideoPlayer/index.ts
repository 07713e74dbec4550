export { VideoPlayer } from './VideoPlayer.tsx';
export type { VideoCaptions, VideoPlayerProps } from './VideoPlayer.tsx';
export type { VideoPlayerLabels } from './labels.ts';
export type { WatchedRange } from './time.ts';
