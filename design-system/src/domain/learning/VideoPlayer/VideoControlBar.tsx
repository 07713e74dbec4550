import type { Ref } from 'react';
import { Captions, Maximize, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { formatNumber } from '../../../internal/numbers.ts';
import type { Say } from '../../../internal/words.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { SKIP } from './keys.ts';
import { formatTime } from './time.ts';
import type { VideoControls, VideoState } from './useVideo.ts';
import type { VideoPlayerWord } from './VideoPlayer.words.ts';
import * as styles from './VideoPlayer.css.ts';

interface VideoControlBarProps {
  state: VideoState;
  controls: VideoControls;
  say: Say<VideoPlayerWord>;
  playButton: Ref<HTMLButtonElement>;
  /** The video has captions. */
  captioned: boolean;
  /** It has no sound. */
  silent: boolean;
  onFullScreen: () => void;
}

/** The timeline and the buttons, on a scrim. */
export function VideoControlBar({
  state,
  controls,
  say,
  playButton,
  captioned,
  silent,
  onFullScreen,
}: VideoControlBarProps) {
  const { locale } = useMedeina();
  const speed = `${formatNumber(state.speed, locale)}×`;
  const share = state.duration > 0 ? (state.time / state.duration) * 100 : 0;
  const place = say('positionOf', {
    time: formatTime(state.time),
    duration: formatTime(state.duration),
  });
  return (
    <div className={styles.controls}>
      <div className={styles.line}>
        <svg className={styles.track} aria-hidden="true" focusable="false">
          <rect className={styles.played} height="100%" width={`${String(share)}%`} rx="2" />
        </svg>
        <input
          type="range"
          className={styles.range}
          min={0}
          max={Math.max(1, Math.floor(state.duration))}
          step={1}
          value={Math.floor(state.time)}
          aria-label={say('position')}
          aria-valuetext={place}
          onChange={(event) => {
            controls.seek(event.currentTarget.valueAsNumber);
          }}
        />
      </div>
      <div className={styles.row}>
        <IconButton
          ref={playButton}
          icon={state.playing ? Pause : Play}
          label={state.playing ? say('pause') : say('play')}
          tip="above"
          onClick={controls.toggle}
        />
        <IconButton
          icon={RotateCcw}
          label={say('back', { seconds: SKIP })}
          tip="above"
          onClick={() => {
            controls.skip(-SKIP);
          }}
        />
        {!silent && (
          <span className={styles.wideOnly}>
            <IconButton
              icon={state.muted ? VolumeX : Volume2}
              label={say('mute')}
              aria-pressed={state.muted}
              tip="above"
              onClick={controls.mute}
            />
          </span>
        )}
        <span className={styles.time} aria-hidden="true">
          {formatTime(state.time)} / {formatTime(state.duration)}
        </span>
        <span className={styles.end}>
          {captioned && (
            <span className={classes(state.captions && styles.on)}>
              <IconButton
                icon={Captions}
                label={say('captions')}
                aria-pressed={state.captions}
                tip="above"
                onClick={controls.caption}
              />
            </span>
          )}
          <button
            type="button"
            className={styles.speed}
            aria-label={say('speed', { speed })}
            onClick={controls.faster}
          >
            {speed}
          </button>
          <IconButton icon={Maximize} label={say('fullScreen')} tip="above-start" onClick={onFullScreen} />
        </span>
      </div>
    </div>
  );
}
