import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Page } from '../Page/Page.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Carousel } from './Carousel.tsx';
import { t } from '../../internal/phrases.fixtures.ts';
import { said } from '../../internal/said.fixtures.ts';
import { translations } from '../../styles/translations.ts';

const meta: Meta<typeof Carousel> = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: {
    label: t('Perkamiausi kursai'),
    heading: <Heading level={2}>{t('Perkamiausi kursai')}</Heading>,
    items: Array.from({ length: 9 }, (_, index) => ({
      id: String(index),
      content: (
        <Panel>
          <Link href={`#course-${index}`}>
            {t('Kursas')} {index + 1}
          </Link>
        </Panel>
      ),
    })),
  },
  argTypes: { items: { control: false }, heading: { control: false } },
};
export default meta;
type Story = StoryObj<typeof Carousel>;

/** Dragging, the buttons and the arrow keys move the row by the items in view; at an end one button is off. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('list', { name: t('Perkamiausi kursai') });
    const box = canvas.getByRole('group');
    const buttonOn = () =>
      canvasElement.querySelector<HTMLElement>(`button[aria-label="${said(translations, 'next')}"]`);
    /** How far the row has moved. */
    const moved = () => box.getBoundingClientRect().left - row.getBoundingClientRect().left;
    // The items in view depend on the carousel's width; if no next one peeks in, there are buttons.
    for (const [width, count] of [
      [479, 1],
      [480, 2],
      [719, 2],
      [720, 3],
      [959, 3],
      [960, 4],
    ] as const) {
      box.style.width = `${width}px`;
      const card = row.firstElementChild?.getBoundingClientRect().width ?? 0;
      await expect(Math.floor(width / card)).toBe(count);
      await waitFor(async () => {
        await expect(buttonOn()?.checkVisibility()).toBe(count > 1);
      });
    }
    box.style.removeProperty('width');
    row.focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(moved()).toBeGreaterThan(100));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(moved()).toBeLessThan(1));
    const next = buttonOn();
    if (!next || getComputedStyle(next).visibility === 'hidden' || next.offsetParent === null) {
      // A phone has no buttons: the next card peeks in.
      const second = canvas.getByRole('link', { name: `${t('Kursas')} 2` });
      await expect(second.getBoundingClientRect().left).toBeLessThan(window.innerWidth);
      return;
    }
    await expect(canvas.getByRole('button', { name: said(translations, 'previous') })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(moved()).toBeGreaterThan(100));
    canvas.getByRole('button', { name: said(translations, 'previous') }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(moved()).toBeLessThan(1));
    // As find-in-page does.
    canvas
      .getByRole('link', { name: `${t('Kursas')} 9` })
      .scrollIntoView({ inline: 'end', block: 'nearest' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    canvas.getByRole('button', { name: said(translations, 'previous') }).click();
    canvas.getByRole('button', { name: said(translations, 'previous') }).click();
    await waitFor(() => expect(moved()).toBeLessThan(1));
    await userEvent.click(next);
    await waitFor(async () => {
      await expect(moved()).toBeGreaterThan(100);
      await expect(canvas.getByRole('button', { name: said(translations, 'previous') })).not.toHaveAttribute(
        'aria-disabled',
      );
    });
  },
};

export const Few: Story = { args: { items: [{ id: '1', content: <Panel>{t('Vienas kursas')}</Panel> }] } };

/** Goes on from the last to the first; no button is ever off. */
export const Loop: Story = {
  args: { loop: true, columns: 2 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('list');
    row.focus();
    // Nine items, one or two in view.
    for (let step = 0; step < 9; step += 1) await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => {
      const { left, width } = canvas.getByRole('link', { name: `${t('Kursas')} 1` }).getBoundingClientRect();
      await expect(left + width).toBeGreaterThan(0);
    });
    const previous = canvasElement.querySelector(`button[aria-label="${said(translations, 'previous')}"]`);
    await expect(previous?.getAttribute('aria-disabled') ?? null).toBeNull();
    row.blur();
  },
};

/** A drag or a swipe lets go wherever it likes: the row snaps to the nearest item. */
export const DragAndSnap: Story = {
  tags: ['no-picture'],
  args: { onIndexChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('list');
    const box = row.getBoundingClientRect();
    const at = (clientX: number) => ({ clientX, clientY: box.top + 20, button: 0, bubbles: true });
    const from = Math.min(box.right, window.innerWidth) - 20;
    await fireEvent.mouseDown(row, at(from));
    for (let x = from; x > from - 200; x -= 20) await fireEvent.mouseMove(row, at(x));
    await fireEvent.mouseUp(row, at(from - 200));
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalled());
    const edge = () => row.parentElement?.getBoundingClientRect().left ?? 0;
    await waitFor(async () => {
      const lefts = [...row.children].map((item) => Math.abs(item.getBoundingClientRect().left - edge()));
      await expect(Math.min(...lefts)).toBeLessThan(2);
    });
  },
};

/** It begins at an item, and the parent hears where it stands. */
export const BeginsAt: Story = {
  args: { defaultIndex: 4, onIndexChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => {
      const { left, right } = canvas.getByRole('link', { name: `${t('Kursas')} 5` }).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
    const row = canvas.getByRole('list');
    row.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onIndexChange).toHaveBeenCalled());
    row.blur();
  },
};

/** In a page on a phone the row is cut by the screen's edge; from 480 px it ends where the page's content does. */
export const Bleed: Story = {
  tags: ['no-picture'],
  args: { bleed: true },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page>
      <Carousel {...args} />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const page = canvas.getByRole('group').parentElement;
    const shown = canvas.getByRole('list').parentElement;
    if (page === null || shown === null) throw new Error('The row stands in no page');
    for (const [width, isBleeding] of [
      [390, true],
      [700, false],
    ] as const) {
      page.style.width = `${width}px`;
      const isCutByPage = () =>
        Math.abs(shown.getBoundingClientRect().right - page.getBoundingClientRect().right) < 1;
      await expect(isCutByPage()).toBe(isBleeding);
      // Where the first item stands says the page, not the row.
      const { left } = canvas.getByRole('heading', { level: 2 }).getBoundingClientRect();
      const [first] = canvas.getAllByRole('listitem');
      await expect(first?.getBoundingClientRect().left).toBeCloseTo(left, 0);
    }
    page.style.removeProperty('width');
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { items: [] } };
