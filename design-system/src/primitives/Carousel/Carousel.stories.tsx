import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Heading } from '../Heading/Heading.tsx';
import { Link } from '../Link/Link.tsx';
import { Panel } from '../Panel/Panel.tsx';
import { Carousel } from './Carousel.tsx';

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: {
    label: 'Perkamiausi kursai',
    heading: <Heading level={2}>Perkamiausi kursai</Heading>,
    items: Array.from({ length: 9 }, (_, index) => ({
      id: String(index),
      content: (
        <Panel>
          <Link href={`#course-${index}`}>Kursas {index + 1}</Link>
        </Panel>
      ),
    })),
  },
  argTypes: { items: { control: false }, heading: { control: false } },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Dragging, the buttons and the arrow keys move the row by the items in view; at an end one button is off. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = canvas.getByRole('list', { name: 'Perkamiausi kursai' });
    const box = canvas.getByRole('group');
    const buttonOn = () => canvasElement.querySelector<HTMLElement>('button[aria-label="Kitas"]');
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
      const second = canvas.getByRole('link', { name: 'Kursas 2' });
      await expect(second.getBoundingClientRect().left).toBeLessThan(window.innerWidth);
      return;
    }
    await expect(canvas.getByRole('button', { name: 'Ankstesnis' })).toHaveAttribute('aria-disabled', 'true');
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(moved()).toBeGreaterThan(100));
    canvas.getByRole('button', { name: 'Ankstesnis' }).focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(moved()).toBeLessThan(1));
    // As find-in-page does.
    canvas.getByRole('link', { name: 'Kursas 9' }).scrollIntoView({ inline: 'end', block: 'nearest' });
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    canvas.getByRole('button', { name: 'Ankstesnis' }).click();
    canvas.getByRole('button', { name: 'Ankstesnis' }).click();
    await waitFor(() => expect(moved()).toBeLessThan(1));
    await userEvent.click(next);
    await waitFor(async () => {
      await expect(moved()).toBeGreaterThan(100);
      await expect(canvas.getByRole('button', { name: 'Ankstesnis' })).not.toHaveAttribute('aria-disabled');
    });
  },
};

export const Few: Story = { args: { items: [{ id: '1', content: <Panel>Vienas kursas</Panel> }] } };

/** Renders nothing. */
export const Empty: Story = { args: { items: [] } };
