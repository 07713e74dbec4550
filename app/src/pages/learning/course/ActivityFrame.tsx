import { useEffect, useRef, useState } from 'react';
import { documentMessage, portMessage, readyMessage } from '../../../activities/protocol.ts';
import type { DocumentMessage, PageMessage, PortData } from '../../../activities/protocol.ts';
import { findMaterial } from '../../../data/learning/course.ts';
import type { Learning } from '../../../data/learning/progress.ts';
import { useFocusToMain } from '../../../shell/useFocusToMain.ts';
import * as styles from './course.css.ts';

/** How long a document that has loaded may take to speak, in milliseconds: one that was refused never does. */
const patience = 5_000;
/** In pixels: room for the first view, and more than any document needs. */
const heights = { first: 480, most: 30_000 };

export interface ActivityFrameProps {
  /** The document, good once. */
  readonly url: string;
  readonly title: string;
  readonly material: number;
  readonly learning: Learning;
  /** When the answers were given that the server refused. */
  readonly refused: readonly string[];
  readonly onFinished: () => void;
  /** The session of the document has ended: it is to be launched again. Gets the names of files that were not sent. */
  readonly onEnded: (files: readonly string[]) => void;
  /** The document was refused: its launch had been used, or was too old. */
  readonly onExpired: () => void;
  /** The document cannot be shown. */
  readonly onFailed: () => void;
}

function isReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === readyMessage;
}

/**
 * The frame of an activity. It is sandboxed without an origin of ours: it reads neither cookies nor storage nor this page,
 * and what it says is heard over one port, which only its first document gets. Its answers wait here until the server has
 * them.
 */
export function ActivityFrame(props: ActivityFrameProps) {
  const { url, title, learning, refused } = props;
  // The next document takes no focus by itself.
  const frame = useFocusToMain<HTMLIFrameElement>();
  const port = useRef<MessagePort>(undefined);
  const [height, setHeight] = useState(heights.first);
  /** Answers that the document waits for, by when they were given. */
  const waiting = useRef(new Map<string, string>());

  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  }, [props]);

  useEffect(() => {
    const given = waiting.current;
    let late: ReturnType<typeof setTimeout> | undefined;
    const onReady = ({ source, data }: MessageEvent<unknown>) => {
      const target = frame.current?.contentWindow;
      // Any window can send messages here: only the one in our frame counts, and only once.
      if (target === null || target === undefined || source !== target) return;
      if (!isReady(data) || port.current !== undefined) return;
      const channel = new MessageChannel();
      port.current = channel.port1;
      const { material, learning: now } = latest.current;
      const unsent = now.unsentAnswers.filter(({ id }) => id === material);
      for (const { question, at } of unsent) given.set(at, question);
      channel.port1.addEventListener('message', (event: MessageEvent<unknown>) => {
        const message = documentMessage(event.data);
        if (message !== undefined) hear(message, { ...latest.current, setHeight }, given);
      });
      channel.port1.start();
      // The origin of the document has no name; the port goes to this window alone.
      const noted = now.waiting.find(({ kind, id }) => kind === 'progress' && id === material);
      const state = noted?.kind === 'progress' ? (noted.state ?? null) : null;
      target.postMessage({ type: portMessage, unsent, state } satisfies PortData, '*', [channel.port2]);
    };
    const onLoad = () => {
      late = setTimeout(() => {
        if (port.current === undefined) latest.current.onExpired();
      }, patience);
    };
    const element = frame.current;
    window.addEventListener('message', onReady);
    element?.addEventListener('load', onLoad);
    return () => {
      clearTimeout(late);
      window.removeEventListener('message', onReady);
      element?.removeEventListener('load', onLoad);
      port.current?.close();
      port.current = undefined;
    };
  }, [frame]);

  useEffect(() => {
    const unsent = new Set(learning.unsentAnswers.map(({ at }) => at));
    for (const [at, question] of waiting.current) {
      if (unsent.has(at)) continue;
      waiting.current.delete(at);
      const type = refused.includes(at) ? 'answer-refused' : 'answer-saved';
      port.current?.postMessage({ type, question, at } satisfies PageMessage);
    }
  }, [learning.unsentAnswers, refused]);

  return (
    <iframe
      ref={frame}
      src={url}
      title={title}
      sandbox="allow-scripts"
      className={styles.frame}
      style={{ height }}
    />
  );
}

interface Hearing extends ActivityFrameProps {
  readonly setHeight: (height: number) => void;
}

function hear(
  message: DocumentMessage,
  { material, learning, onFinished, onEnded, onFailed, setHeight }: Hearing,
  waiting: Map<string, string>,
): void {
  switch (message.type) {
    case 'document-size':
      setHeight(Math.min(heights.most, Math.max(200, message.height)));
      break;
    case 'form-finished':
      onFinished();
      break;
    case 'save-file': {
      const link = document.createElement('a');
      link.href = message.url;
      link.download = '';
      link.click();
      break;
    }
    case 'session-ended':
      onEnded(message.files);
      break;
    case 'document-failed':
      onFailed();
      break;
    case 'activity-completion': {
      // A document speaks for its own material alone; whether it is completed is the server's to say.
      const placed = learning.course === undefined ? undefined : findMaterial(learning.course, material);
      if (message.id !== material || placed?.material.module !== message.module) return;
      if (message.state === 1 && !placed.material.completed) learning.complete(placed.material, true);
      break;
    }
    case 'progress': {
      const { type: _, ...noted } = message;
      learning.note(material, noted);
      break;
    }
    case 'answer': {
      const { attempt, question, answer, at } = message;
      waiting.set(at, question);
      learning.answer(material, { attempt, question, answer, at });
      break;
    }
  }
}
