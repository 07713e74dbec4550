import type { VideoControls } from './useVideo.ts';

/** Seconds of the two ways back and forth. */
export const SKIP = 10;
const STEP = 5;

/** Fills the screen with the player, or gives it back. */
export function toggleFullScreen(frame: HTMLElement | null, video: HTMLVideoElement | null): void {
  if (document.fullscreenElement !== null && document.fullscreenElement !== undefined) {
    void document.exitFullscreen();
    return;
  }
  const element: (HTMLElement & { requestFullscreen?: () => Promise<void> }) | null = frame;
  if (element?.requestFullscreen !== undefined) {
    // A refusal leaves the film where it is.
    void element.requestFullscreen().catch(() => undefined);
    return;
  }
  // An iPhone fills its screen with the film alone.
  const film: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null = video;
  film?.webkitEnterFullscreen?.();
}

/** What React's events and the browser's own have in common. */
type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'preventDefault'
>;

/** Of a letter its small one; where the layout has no Latin letters, the one in its place on a keyboard that has. */
function nameOf({ key, code }: Pressed): string {
  const letter = /^Key([A-Z])$/u.exec(code)?.[1];
  if (letter === undefined) return key;
  return (/^[a-z]$/iu.test(key) ? key : letter).toLowerCase();
}

/** Keys of their own only while the focus is in the player; a button keeps its space bar. */
export function actOnKey(event: Pressed, controls: VideoControls, fullScreen: () => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  // On the film's own line up and down are forth and back, as on every slider.
  const onLine = event.target instanceof HTMLInputElement;
  const actions: Record<string, () => void> = {
    ' ': controls.toggle,
    k: controls.toggle,
    j: () => {
      controls.skip(-SKIP);
    },
    l: () => {
      controls.skip(SKIP);
    },
    ArrowLeft: () => {
      controls.skip(-STEP);
    },
    ArrowRight: () => {
      controls.skip(STEP);
    },
    ArrowUp: () => {
      if (onLine) controls.skip(STEP);
      else controls.louder(0.1);
    },
    ArrowDown: () => {
      if (onLine) controls.skip(-STEP);
      else controls.louder(-0.1);
    },
    m: controls.mute,
    c: controls.caption,
    f: fullScreen,
  };
  if (event.key === ' ' && event.target instanceof HTMLButtonElement) return;
  const action = actions[nameOf(event)];
  if (action === undefined) return;
  event.preventDefault();
  action();
}
