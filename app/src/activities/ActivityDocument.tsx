import type { ActivityState } from '@medeina/contract';
import { useEffect, useRef, useState } from 'react';
import { Attempt, Intro, Result } from './ActivityStages.tsx';
import type { Channel } from './channel.ts';
import { useActivity } from './useActivity.ts';
import * as styles from './activity.css.ts';

export interface ActivityDocumentProps {
  readonly state: ActivityState;
  readonly token: string;
  readonly channel: Channel;
}

/** Tells the page around how much room the document takes, which has no scrolling of its own. */
function useSize(channel: Channel) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      channel.post({ type: 'document-size', height: Math.ceil(element.getBoundingClientRect().height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [channel]);
  return box;
}

/** A test or a survey: before it begins, while it lasts, and what came of it. */
export function ActivityDocument({ state: initial, token, channel }: ActivityDocumentProps) {
  const box = useSize(channel);
  const activity = useActivity(initial, token, channel);
  const { attempt } = activity.state;
  // The focus goes to a stage that follows another, never into the frame by itself.
  const [first] = useState(initial.attempt);
  const isFirst = first?.id === attempt?.id && first?.is_over === attempt?.is_over;
  return (
    <div ref={box} className={styles.document}>
      {attempt === null ? (
        <Intro activity={activity} isFirst={isFirst} />
      ) : attempt.is_over ? (
        <Result key={`result-${String(attempt.id)}`} activity={activity} isFirst={isFirst} />
      ) : (
        <Attempt key={`attempt-${String(attempt.id)}`} activity={activity} isFirst={isFirst} />
      )}
    </div>
  );
}
