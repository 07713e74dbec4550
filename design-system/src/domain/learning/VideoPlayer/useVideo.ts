import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { rangesOf } from './time.ts';
import type { WatchedRange } from './time.ts';

const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

/** Milliseconds between reports of what was watched. */
const REPORT_EVERY = 10_000;

/** Milliseconds for the browser to choose a source. */
const LATE = 1000;

export interface VideoState {
  /** Hydrated: replaces the browser's controls. */
  ready: boolean;
  /** Played at least once: hides the poster. */
  begun: boolean;
  playing: boolean;
  waiting: boolean;
  failed: boolean;
  time: number;
  duration: number;
  muted: boolean;
  captions: boolean;
  speed: number;
}

export interface VideoControls {
  toggle: () => void;
  seek: (seconds: number) => void;
  skip: (seconds: number) => void;
  mute: () => void;
  louder: (step: number) => void;
  caption: () => void;
  faster: () => void;
  retry: () => void;
}

const initial: Omit<VideoState, 'captions'> = {
  ready: false,
  begun: false,
  playing: false,
  waiting: false,
  failed: false,
  time: 0,
  duration: 0,
  muted: false,
  speed: 1,
};

interface Following {
  /** Seconds to start from. */
  start: number;
  update: (change: Partial<VideoState>) => void;
  report: (ranges: WatchedRange[], duration: number) => void;
  tellTime: (seconds: number) => void;
}

/** Follows a video element and reports what of it was really played. Returns the clean-up. */
function follow(element: HTMLVideoElement, { start, update, report: tell, tellTime }: Following) {
  const report = () => {
    if (element.played.length > 0) tell(rangesOf(element.played), element.duration);
  };
  const measure = () => {
    update({ duration: Number.isFinite(element.duration) ? element.duration : 0 });
  };
  const events: Record<string, () => void> = {
    loadedmetadata: () => {
      measure();
      if (start > 0 && element.currentTime === 0) element.currentTime = start;
    },
    durationchange: measure,
    timeupdate: () => {
      update({ time: element.currentTime });
      tellTime(element.currentTime);
    },
    play: () => {
      update({ playing: true, begun: true, failed: false });
    },
    playing: () => {
      update({ waiting: false });
    },
    waiting: () => {
      update({ waiting: true });
    },
    pause: () => {
      update({ playing: false });
      report();
    },
    ended: () => {
      update({ playing: false, waiting: false });
      report();
    },
    volumechange: () => {
      update({ muted: element.muted || element.volume === 0 });
    },
    ratechange: () => {
      update({ speed: element.playbackRate });
    },
  };
  // Errors fire on the `source` elements; only the last one leaves nothing to play.
  const onError = (event: Event) => {
    if (event.target === element || event.target === element.querySelector('source:last-of-type')) {
      update({ failed: true, playing: false, waiting: false });
    }
  };
  for (const [name, listener] of Object.entries(events)) element.addEventListener(name, listener);
  element.addEventListener('error', onError, true);
  // What happened before hydration.
  update({
    ready: true,
    playing: !element.paused,
    waiting: false,
    begun: element.currentTime > 0,
    failed: element.error !== null,
    time: element.currentTime,
  });
  if (element.readyState > 0) events['loadedmetadata']?.();
  // A source that failed before hydration fired its event unheard. An element that is only starting looks the same.
  const late = setTimeout(() => {
    if (element.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) update({ failed: true });
  }, LATE);
  const timer = setInterval(() => {
    if (!element.paused) report();
  }, REPORT_EVERY);
  // The only event of a phone that locks its screen.
  window.addEventListener('pagehide', report);
  return () => {
    for (const [name, listener] of Object.entries(events)) element.removeEventListener(name, listener);
    element.removeEventListener('error', onError, true);
    clearTimeout(late);
    clearInterval(timer);
    window.removeEventListener('pagehide', report);
    report();
  };
}

/** One track shows, or none: browsers may turn one on by themselves. */
function showCaptions({ textTracks: [track, ...others] }: HTMLVideoElement, on: boolean) {
  for (const other of others) other.mode = 'disabled';
  if (track !== undefined) track.mode = on ? 'showing' : 'hidden';
}

interface VideoOptions extends Pick<Following, 'start'> {
  /** The addresses that it plays from. */
  sources: string;
  /** Whether the captions show. */
  captions: boolean;
  /** They are to be switched on or off. */
  onCaptions: (on: boolean) => void;
  onWatched: Following['report'] | undefined;
  onTime: Following['tellTime'] | undefined;
}

/** A video element with its state, the controls for it and reports of what was really played. */
export function useVideo({ sources, start, captions, onCaptions, onWatched, onTime }: VideoOptions): {
  video: RefObject<HTMLVideoElement | null>;
  state: VideoState;
  controls: VideoControls;
} {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState(initial);
  const update = useCallback((change: Partial<VideoState>) => {
    setState((before) => ({ ...before, ...change }));
  }, []);
  const latest = useRef({ onWatched, onTime });
  useEffect(() => {
    latest.current = { onWatched, onTime };
  }, [onWatched, onTime]);

  const loaded = useRef(sources);
  useEffect(() => {
    if (video.current === null) return undefined;
    // Browsers pass over other sources until they are told. The element stays, and with it the focus, the speed and the sound.
    if (loaded.current !== sources) video.current.load();
    loaded.current = sources;
    return follow(video.current, {
      start,
      update,
      report: (ranges, duration) => latest.current.onWatched?.(ranges, duration),
      tellTime: (seconds) => latest.current.onTime?.(seconds),
    });
  }, [sources, start, update]);

  useEffect(() => {
    if (video.current !== null) showCaptions(video.current, captions);
  }, [captions]);

  const act = useCallback((action: (element: HTMLVideoElement) => void) => {
    if (video.current !== null) action(video.current);
  }, []);

  const seek = (seconds: number) => {
    act((element) => {
      element.currentTime = Math.min(Math.max(0, seconds), element.duration || 0);
    });
  };

  return {
    video,
    state: { ...state, captions },
    controls: {
      seek,
      skip: (seconds) => {
        seek((video.current?.currentTime ?? 0) + seconds);
      },
      toggle: () => {
        act((element) => {
          // A refusal (no gesture, no data) shows as paused or as an error by itself.
          if (element.paused) void element.play().catch(() => undefined);
          else element.pause();
        });
      },
      mute: () => {
        act((element) => {
          element.muted = !element.muted;
        });
      },
      louder: (step) => {
        act((element) => {
          element.muted = false;
          element.volume = Math.min(1, Math.max(0, element.volume + step));
        });
      },
      caption: () => {
        act(({ textTracks: [track] }) => {
          if (track !== undefined) onCaptions(!captions);
        });
      },
      faster: () => {
        act((element) => {
          const next = speeds.find((speed) => speed > element.playbackRate) ?? speeds[0];
          element.playbackRate = next;
          // Loading it again goes back to this one.
          element.defaultPlaybackRate = next;
        });
      },
      retry: () => {
        act((element) => {
          update({ failed: false });
          const { currentTime } = element;
          if (currentTime > 0) {
            const goOn = () => {
              element.currentTime = currentTime;
            };
            element.addEventListener('loadedmetadata', goOn, { once: true });
          }
          element.load();
        });
      },
    },
  };
}
