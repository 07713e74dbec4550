import { expect, onTestFinished, test, vi } from 'vitest';
import { actOnKey, toggleFullScreen } from './keys.ts';
import type { VideoControls } from './useVideo.ts';

/** What a key does on a control, and whether it is prevented. */
function pressed(init: KeyboardEventInit, on: 'section' | 'input' | 'button' = 'section') {
  const calls: unknown[][] = [];
  const record =
    (name: string) =>
    (...values: unknown[]) => {
      calls.push([name, ...values]);
    };
  const controls: VideoControls = {
    toggle: record('toggle'),
    seek: record('seek'),
    skip: record('skip'),
    mute: record('mute'),
    louder: record('louder'),
    caption: record('caption'),
    faster: record('faster'),
    retry: record('retry'),
  };
  const target = document.createElement(on);
  target.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent) actOnKey(event, controls, record('full screen'));
  });
  const event = new KeyboardEvent('keydown', { cancelable: true, ...init });
  target.dispatchEvent(event);
  return { calls, isKept: event.defaultPrevented };
}

test.each([
  [{ key: ' ', code: 'Space' }, ['toggle']],
  [{ key: 'k', code: 'KeyK' }, ['toggle']],
  [{ key: 'ArrowLeft', code: 'ArrowLeft' }, ['skip', -5]],
  [{ key: 'ArrowRight', code: 'ArrowRight' }, ['skip', 5]],
  [{ key: 'ArrowUp', code: 'ArrowUp' }, ['louder', 0.1]],
  [{ key: 'ArrowDown', code: 'ArrowDown' }, ['louder', -0.1]],
  [{ key: 'j', code: 'KeyJ' }, ['skip', -10]],
  [{ key: 'l', code: 'KeyL' }, ['skip', 10]],
  [{ key: 'm', code: 'KeyM' }, ['mute']],
  [{ key: 'c', code: 'KeyC' }, ['caption']],
  [{ key: 'f', code: 'KeyF' }, ['full screen']],
  // Capitals, a Russian layout, and one with other letter positions.
  [{ key: 'F', code: 'KeyF' }, ['full screen']],
  [{ key: 'д', code: 'KeyL' }, ['skip', 10]],
  [{ key: 'l', code: 'KeyP' }, ['skip', 10]],
])('%o in the player', (init, call) => {
  expect(pressed(init)).toEqual({ calls: [call], isKept: true });
});

test('on the timeline up and down seek', () => {
  const up = pressed({ key: 'ArrowUp' }, 'input');
  const down = pressed({ key: 'ArrowDown' }, 'input');
  expect([...up.calls, ...down.calls]).toEqual([
    ['skip', 5],
    ['skip', -5],
  ]);
});

test('keys of other controls and shortcuts are left alone', () => {
  const others = [
    pressed({ key: ' ' }, 'button'),
    pressed({ key: 'f', code: 'KeyF', ctrlKey: true }),
    pressed({ key: 'l', code: 'KeyL', altKey: true }),
    pressed({ key: 'c', code: 'KeyC', metaKey: true }),
    pressed({ key: 'x', code: 'KeyX' }),
    pressed({ key: 'Tab', code: 'Tab' }),
  ];
  expect(others).toEqual(others.map(() => ({ calls: [], isKept: false })));
});

test('full screen toggles, and on an iPhone is the video element’s', () => {
  const requestFullscreen = vi.fn<() => Promise<void>>(() => Promise.reject(new TypeError('refused')));
  const frame = Object.assign(document.createElement('section'), { requestFullscreen });
  const webkitEnterFullscreen = vi.fn<() => void>();
  const film = Object.assign(document.createElement('video'), { webkitEnterFullscreen });
  toggleFullScreen(frame, film);
  expect(requestFullscreen).toHaveBeenCalledOnce();
  expect(webkitEnterFullscreen).not.toHaveBeenCalled();
  toggleFullScreen(document.createElement('section'), film);
  expect(webkitEnterFullscreen).toHaveBeenCalledOnce();
  const exitFullscreen = vi.fn<() => Promise<void>>(() => Promise.resolve());
  // Missing from jsdom.
  Object.assign(document, { fullscreenElement: frame, exitFullscreen });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'fullscreenElement');
    Reflect.deleteProperty(document, 'exitFullscreen');
  });
  toggleFullScreen(frame, film);
  expect(exitFullscreen).toHaveBeenCalledOnce();
  expect(requestFullscreen).toHaveBeenCalledOnce();
});
