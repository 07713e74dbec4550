import { keyName } from '../../../internal/keyName.ts';
import type { VideoControls } from './useVideo.ts';

/** The seconds of the two kinds of skips. */
export const SKIP = 10;
const STEP = 5;

/** Toggles full screen. */
export function toggleFullScreen(frame: HTMLElement | null, video: HTMLVideoElement | null): void {
  if (document.fullscreenElement !== null && document.fullscreenElement !== undefined) {
    void document.exitFullscreen();
    return;
  }
  const element: (HTMLElement & { requestFullscreen?: () => Promise<void> }) | null = frame;
  if (element?.requestFullscreen !== undefined) {
    // Nothing to do if it is refused.
    void element.requestFullscreen().catch(() => undefined);
    return;
  }
  // iPhones support full screen only for the video element.
  const film: (HTMLVideoElement & { webkitEnterFullscreen?: () => void }) | null = video;
  film?.webkitEnterFullscreen?.();
}

/** Common to React's and native events. */
type Pressed = Pick<
  KeyboardEvent,
  'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'preventDefault'
>;

/** Shortcuts only while the focus is in the player; on a button Space presses it. */
export function actOnKey(event: Pressed, controls: VideoControls, fullScreen: () => void): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  // On the timeline up and down seek, as on every slider.
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
  const action = actions[keyName(event)];
  if (action === undefined) return;
  event.preventDefault();
  action();
}
