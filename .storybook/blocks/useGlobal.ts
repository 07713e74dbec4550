import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** What the toolbar says now: pages without stories have no story context to ask. */
function read(name: string): unknown {
  const channel = addons.getChannel();
  const [event]: unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? [];
  return isRecord(event) && isRecord(event['globals']) ? event['globals'][name] : undefined;
}

function subscribe(listener: () => void) {
  const channel = addons.getChannel();
  channel.on(GLOBALS_UPDATED, listener);
  return () => {
    channel.off(GLOBALS_UPDATED, listener);
  };
}

/** A choice of the toolbar, such as the theme. */
export function useGlobal(name: string): unknown {
  return useSyncExternalStore(subscribe, () => read(name));
}
