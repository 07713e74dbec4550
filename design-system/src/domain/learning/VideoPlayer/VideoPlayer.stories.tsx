import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Page } from '../../../primitives/Page/index.ts';
import { VideoPlayer } from './VideoPlayer.tsx';
import { captions, film } from './VideoPlayer.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, said } from '../../../internal/said.fixtures.ts';
import { videoPlayerWords } from './VideoPlayer.words.ts';

const meta: Meta<typeof VideoPlayer> = {
  title: 'Learning/VideoPlayer',
  component: VideoPlayer,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Page block="small">
        <Story />
      </Page>
    ),
  ],
  args: {
    title: t('Defibriliacijos sauga ir komandos padėtys'),
    sources: [{ source: film, type: 'audio/wav' }],
    captions: { source: captions, lang: 'lt', label: t('Lietuvių') },
    category: 'cardiology',
    transcript: <p>{t('Prieš iškrovą vadovas garsiai sako: visi nuo paciento.')}</p>,
    onWatched: fn(),
    onCaptionsOnChange: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof VideoPlayer>;

export const Poster: Story = {};

/** By keyboard: play, pause, what was watched, captions, speed, seeking. */
export const Keyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const element = canvasElement.querySelector('video');
    if (element === null) throw new Error('There is no video element.');
    element.muted = true;
    const position = await canvas.findByRole('slider', { name: said(videoPlayerWords, 'position') });
    await waitFor(() => expect(element.readyState).toBeGreaterThan(1), { timeout: 5000 });
    const [play] = canvas.getAllByRole('button', { name: said(videoPlayerWords, 'play') });
    play?.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(element.paused).toBe(false));
    // The button over the video is gone, but the focus is not lost.
    await expect(canvas.getByRole('button', { name: said(videoPlayerWords, 'pause') })).toHaveFocus();
    await waitFor(() => expect(element.currentTime).toBeGreaterThan(0.2), { timeout: 5000 });
    position.focus();
    await userEvent.keyboard('k');
    await waitFor(() => expect(element.paused).toBe(true));
    await waitFor(() => expect(args.onWatched).toHaveBeenCalled());
    await userEvent.keyboard(' ');
    await waitFor(() => expect(element.paused).toBe(false));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(element.paused).toBe(true));
    const captionsButton = canvas.getByRole('button', { name: said(videoPlayerWords, 'captions') });
    for (const pressed of ['true', 'false']) {
      await userEvent.keyboard('c');
      await waitFor(() => expect(captionsButton).toHaveAttribute('aria-pressed', pressed));
    }
    const far = async (seconds: number) => {
      await waitFor(() => expect(Math.round(element.currentTime)).toBe(seconds));
    };
    for (const [key, seconds] of [
      ['j', 0],
      ['l', 10],
      ['j', 0],
      ['{ArrowUp}', 5],
      ['{ArrowDown}', 0],
    ] as const) {
      await userEvent.keyboard(key);
      await far(seconds);
    }
    const frame = canvas.getByRole('region', {
      name: containing(said(videoPlayerWords, 'video', { title: '' })),
    });
    const fill = fn(async () => {});
    frame.requestFullscreen = fill;
    await expect(args.onCaptionsOnChange).toHaveBeenNthCalledWith(1, true);
    await userEvent.keyboard('f');
    await expect(fill).toHaveBeenCalledOnce();
    // Except on the timeline, up and down change the volume.
    const back = canvas.getByRole('button', { name: said(videoPlayerWords, 'back', { seconds: 10 }) });
    back.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(element.volume).toBeCloseTo(0.9);
    await userEvent.keyboard('{ArrowUp}');
    await expect(element.volume).toBe(1);
    await expect(element.muted).toBe(false);
    for (const muted of [true, false]) {
      await userEvent.keyboard('m');
      await expect(element.muted).toBe(muted);
    }
    position.focus();
    // Back to the beginning: the screenshot must not depend on how long it played.
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    await waitFor(() => expect(element.currentTime).toBeGreaterThan(4));
    captionsButton.focus();
    await userEvent.keyboard('{Enter}');
    await expect(captionsButton).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(
      canvas.getByRole('button', { name: said(videoPlayerWords, 'speed', { speed: '1×' }) }),
    );
    await expect(element.playbackRate).toBe(1.25);
  },
};

/** A missing file: an error with a retry. */
export const Failed: Story = {
  args: { sources: [{ source: 'data:video/webm;base64,AAAA' }], captions: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('alert', undefined, { timeout: 5000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: said(videoPlayerWords, 'retry') }));
    const play = canvas.getAllByRole('button', { name: said(videoPlayerWords, 'play') }).at(-1);
    await expect(play).toHaveFocus();
    play?.blur();
    await expect(await canvas.findByRole('alert', undefined, { timeout: 5000 })).toBeVisible();
  },
};

/** A retry that brings a fresh address: the focus, the speed and the captions stay. */
export const Fresh: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  args: { sources: [{ source: 'data:video/webm;base64,AAAA' }], defaultCaptionsOn: true },
  render: function Fresh(args) {
    const [sources, setSources] = useState(args.sources);
    return (
      <VideoPlayer
        {...args}
        sources={sources}
        onRetry={() => setSources([{ source: film, type: 'audio/wav' }])}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('alert', undefined, { timeout: 5000 });
    await userEvent.click(
      canvas.getByRole('button', { name: said(videoPlayerWords, 'speed', { speed: '1×' }) }),
    );
    await userEvent.click(canvas.getByRole('button', { name: said(videoPlayerWords, 'retry') }));
    const element = canvasElement.querySelector('video');
    await waitFor(() => expect(element?.readyState).toBeGreaterThan(0), { timeout: 5000 });
    await expect(element?.playbackRate).toBe(1.25);
    const captionsButton = canvas.getByRole('button', { name: said(videoPlayerWords, 'captions') });
    await expect(captionsButton).toHaveAttribute('aria-pressed', 'true');
    await expect(
      canvas.getAllByRole('button', { name: said(videoPlayerWords, 'play') }).at(-1),
    ).toHaveFocus();
  },
};

export const WithoutWords: Story = {
  args: { captions: undefined, transcript: undefined, category: 'imaging' },
};

/** Nothing to mute. */
export const Silent: Story = {
  tags: ['no-picture'],
  args: { silent: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('slider', { name: said(videoPlayerWords, 'position') });
    await expect(canvas.queryByRole('button', { name: said(videoPlayerWords, 'mute') })).toBeNull();
  },
};

export const Russian: Story = {
  tags: ['!dev', '!autodocs', 'no-picture'],
  globals: { locale: 'ru' },
  args: { title: 'Безопасность дефибрилляции', transcript: undefined },
};
