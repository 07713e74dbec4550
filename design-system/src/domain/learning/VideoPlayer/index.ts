export { VideoPlayer } from './VideoPlayer.tsx';
export type { VideoCaptions, VideoPlayerProps } from './VideoPlayer.tsx';
export type { VideoPlayerWord } from './VideoPlayer.words.ts';
export type { WatchedRange } from './time.ts';
