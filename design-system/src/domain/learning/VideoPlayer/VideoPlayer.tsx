import { useRef } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { useControllableState } from '@radix-ui/react-use-controllable-state';
import { Play } from 'lucide-react';
import { focused } from '../../../internal/focused.ts';
import type { RootProps } from '../../../internal/root.ts';
import { useWords } from '../../../internal/words.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { Icon } from '../../../primitives/Icon/index.ts';
import { Spinner } from '../../../primitives/Spinner/index.ts';
import type { CategoryHue } from '../../../styles/category.ts';
import { actOnKey, toggleFullScreen } from './keys.ts';
import { PosterArt } from './PosterArt.tsx';
import type { WatchedRange } from './time.ts';
import { Transcript } from './Transcript.tsx';
import { useLines } from './useLines.ts';
import { useVideo } from './useVideo.ts';
import { VideoControlBar } from './VideoControlBar.tsx';
import { videoPlayerWords } from './VideoPlayer.words.ts';
import type { VideoPlayerWord } from './VideoPlayer.words.ts';
import * as styles from './VideoPlayer.css.ts';

export interface VideoCaptions {
  source: string;
  /** The language of the captions. */
  lang: string;
  label: string;
}

export interface VideoPlayerProps extends RootProps<HTMLDivElement> {
  /** What the video is called. */
  title: string;
  /** The sources, one per format. */
  sources: readonly { source: string; type?: string | undefined }[];
  /** The address of the picture before the first play, in place of the pattern. */
  poster?: string | undefined;
  /** Its captions, in one language. */
  captions?: VideoCaptions | undefined;
  /** Whether the captions show. */
  captionsOn?: boolean | undefined;
  /** Whether they show at first. */
  defaultCaptionsOn?: boolean | undefined;
  /** The captions were switched on or off. */
  onCaptionsOnChange?: ((on: boolean) => void) | undefined;
  /** The pattern shown before the first play. */
  category: CategoryHue;
  /** It has no sound: there is nothing to mute. */
  silent?: boolean | undefined;
  /** Safe content, collapsed below the video, after the captions line by line. */
  transcript?: ReactNode;
  /** The language of the transcript, if it is not the page's. */
  transcriptLang?: string | undefined;
  /** The position to resume from, in seconds. */
  start?: number | undefined;
  /**
   * The ranges that were played and the duration, in seconds: on pause, at the end, every ten seconds and on leaving
   * the page. Ranges are of this visit and do not overlap.
   */
  onWatched?: ((ranges: WatchedRange[], duration: number) => void) | undefined;
  /** Where the film is, in seconds, as it plays or is moved. */
  onTime?: ((seconds: number) => void) | undefined;
  /** The person tries again after a failure: a chance to fetch a fresh address. */
  onRetry?: (() => void) | undefined;
  /** In place of the built-in words. */
  texts?: Partial<Record<VideoPlayerWord, string>> | undefined;
}

/** A video with our own controls: poster, captions, speed, transcript. Before hydration the browser's controls show. */
export function VideoPlayer({
  title,
  sources,
  poster,
  captions,
  captionsOn: captionsProp,
  defaultCaptionsOn = false,
  onCaptionsOnChange,
  category,
  silent = false,
  transcript,
  transcriptLang,
  start = 0,
  onWatched,
  onTime,
  onRetry,
  texts,
  ...root
}: VideoPlayerProps) {
  const say = useWords(videoPlayerWords, texts);
  const [captionsOn, setCaptionsOn] = useControllableState({
    prop: captionsProp,
    defaultProp: defaultCaptionsOn,
    onChange: onCaptionsOnChange,
  });
  const frame = useRef<HTMLElement>(null);
  const { video, state, controls } = useVideo({
    sources: sources.map(({ source }) => source).join(' '),
    start,
    captions: captionsOn,
    onCaptions: setCaptionsOn,
    onWatched,
    onTime,
  });
  const lines = useLines(video, captions?.source);

  const playButton = useRef<HTMLButtonElement>(null);
  /** A button over the video disappears when pressed: its focus moves to the one below. */
  const keepFocus = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (currentTarget === focused()) playButton.current?.focus();
  };
  const fullScreen = () => {
    toggleFullScreen(frame.current, video.current);
  };

  return (
    <div {...root}>
      {/* Handles keys from the controls inside; not focusable itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={frame}
        className={styles.player}
        data-medeina-scope="deep"
        data-playing={state.playing ? '' : undefined}
        aria-label={say('video', { title })}
        onKeyDown={(event) => {
          actOnKey(event, controls, fullScreen);
        }}
      >
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a film without speech has none */}
        <video
          ref={video}
          className={styles.video}
          controls={!state.ready}
          playsInline
          preload="metadata"
          poster={poster}
          crossOrigin={captions === undefined ? undefined : 'anonymous'}
          onClick={state.ready ? controls.toggle : undefined}
        >
          {sources.map(({ source, type }) => (
            <source key={source} src={source} type={type} />
          ))}
          {captions !== undefined && (
            <track kind="captions" src={captions.source} srcLang={captions.lang} label={captions.label} />
          )}
        </video>
        {state.ready && (
          <>
            {!state.begun && poster === undefined && <PosterArt category={category} />}
            {!state.begun && !state.failed && (
              <button
                type="button"
                className={styles.big}
                aria-label={say('play')}
                onClick={(event) => {
                  keepFocus(event);
                  controls.toggle();
                }}
              >
                <Icon icon={Play} size="tile" filled />
              </button>
            )}
            {state.waiting && (
              <span className={styles.waiting}>
                <Spinner />
              </span>
            )}
            {state.failed && (
              <div className={styles.failed} role="alert">
                <p className={styles.failedText}>{say('failed')}</p>
                <Button
                  variant="amber"
                  onClick={(event) => {
                    keepFocus(event);
                    controls.retry();
                    onRetry?.();
                  }}
                >
                  {say('retry')}
                </Button>
              </div>
            )}
            <VideoControlBar
              state={state}
              controls={controls}
              say={say}
              playButton={playButton}
              captioned={captions !== undefined}
              silent={silent}
              onFullScreen={fullScreen}
            />
          </>
        )}
      </section>
      {(transcript !== undefined || lines.length > 0) && (
        <Transcript
          label={say('transcript')}
          lines={lines}
          linesLabel={say('lines')}
          linesLang={captions?.lang}
          time={state.time}
          onSeek={controls.seek}
          lang={transcriptLang}
        >
          {transcript}
        </Transcript>
      )}
    </div>
  );
}
