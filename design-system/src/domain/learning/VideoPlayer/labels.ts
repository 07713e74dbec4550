/** The words of the player and its controls. */
export interface VideoPlayerLabels {
  /** The region: "Vaizdo įrašas". */
  video: string;
  play: string;
  pause: string;
  /** "Atgal 10 s" */
  back: string;
  position: string;
  /** The place in the film, spoken: "3:04 iš 8:12". */
  positionOf: (time: string, duration: string) => string;
  mute: string;
  captions: string;
  /** "Greitis" */
  speed: string;
  fullScreen: string;
  transcript: string;
  failed: string;
  retry: string;
}
