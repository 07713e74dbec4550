/** The labels of the player and its controls. */
export interface VideoPlayerLabels {
  /** The name of the region: "Video". */
  video: string;
  play: string;
  pause: string;
  /** "Back 10 s" */
  back: string;
  position: string;
  /** The position for screen readers: "3:04 of 8:12". */
  positionOf: (time: string, duration: string) => string;
  mute: string;
  captions: string;
  /** "Speed" */
  speed: string;
  fullScreen: string;
  transcript: string;
  failed: string;
  retry: string;
}
