import type { Ref } from 'react';
import { Captions, Maximize, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { classes } from '../../../internal/classes.ts';
import { formatNumber } from '../../../internal/numbers.ts';
import { IconButton } from '../../../primitives/IconButton/index.ts';
import { useMedeina } from '../../../styles/provider.tsx';
import { SKIP } from './keys.ts';
import type { VideoPlayerLabels } from './labels.ts';
import { formatTime } from './time.ts';
import type { VideoControls, VideoState } from './useVideo.ts';
import * as styles from './VideoPlayer.css.ts';

interface VideoControlBarProps {
  state: VideoState;
  controls: VideoControls;
  labels: VideoPlayerLabels;
  playButton: Ref<HTMLButtonElement>;
  /** The video has captions. */
  captioned: boolean;
  onFullScreen: () => void;
}

/** The timeline and the buttons, on a scrim. */
export function VideoControlBar({
  state,
  controls,
  labels,
  playButton,
  captioned,
  onFullScreen,
}: VideoControlBarProps) {
  const { locale } = useMedeina();
  const speed = `${formatNumber(state.speed, locale)}×`;
  const share = state.duration > 0 ? (state.time / state.duration) * 100 : 0;
  const place = labels.positionOf(formatTime(state.time), formatTime(state.duration));
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
          aria-label={labels.position}
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
          label={state.playing ? labels.pause : labels.play}
          tip="above"
          onClick={controls.toggle}
        />
        <IconButton
          icon={RotateCcw}
          label={labels.back}
          tip="above"
          onClick={() => {
            controls.skip(-SKIP);
          }}
        />
        <span className={styles.wideOnly}>
          <IconButton
            icon={state.muted ? VolumeX : Volume2}
            label={labels.mute}
            aria-pressed={state.muted}
            tip="above"
            onClick={controls.mute}
          />
        </span>
        <span className={styles.time} aria-hidden="true">
          {formatTime(state.time)} / {formatTime(state.duration)}
        </span>
        <span className={styles.end}>
          {captioned && (
            <span className={classes(state.captions && styles.on)}>
              <IconButton
                icon={Captions}
                label={labels.captions}
                aria-pressed={state.captions}
                tip="above"
                onClick={controls.caption}
              />
            </span>
          )}
          <button
            type="button"
            className={styles.speed}
            aria-label={`${labels.speed}: ${speed}`}
            onClick={controls.faster}
          >
            {speed}
          </button>
          <IconButton icon={Maximize} label={labels.fullScreen} tip="above-start" onClick={onFullScreen} />
        </span>
      </div>
    </div>
  );
}
