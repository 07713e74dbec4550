import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** A line of the captions. */
export interface Line {
  /** Seconds. */
  start: number;
  text: string;
}

function read({ track }: HTMLTrackElement): Line[] {
  return Array.from(track.cues ?? [], (cue) => ({
    start: cue.startTime,
    text: cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : '',
  }));
}

const none: readonly Line[] = [];

/** The captions of a video, line by line, once the browser has read them. */
export function useLines(
  video: RefObject<HTMLVideoElement | null>,
  source: string | undefined,
): readonly Line[] {
  const [found, setFound] = useState<{ source: string; lines: readonly Line[] }>();
  useEffect(() => {
    const element = video.current?.querySelector('track');
    if (element === null || element === undefined || source === undefined) return undefined;
    const take = () => {
      setFound({ source, lines: read(element) });
    };
    if (element.readyState === HTMLTrackElement.LOADED) take();
    element.addEventListener('load', take);
    return () => {
      element.removeEventListener('load', take);
    };
  }, [video, source]);
  return found !== undefined && found.source === source ? found.lines : none;
}
