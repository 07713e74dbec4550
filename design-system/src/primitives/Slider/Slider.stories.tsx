import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../internal/words.fixtures.ts';
import { Slider } from './Slider.tsx';
import type { SliderProps } from './Slider.tsx';
import { t } from '../../internal/phrases.fixtures.ts';

function Held(props: SliderProps) {
  const [value, setValue] = useState(props.value);
  return <Slider {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Primitives/Slider',
  component: Slider,
  args: {
    label: t('Darbuotojų skaičius'),
    value: 320,
    min: 100,
    max: 2500,
    step: 10,
    onChange: () => undefined,
  },
  argTypes: { ticks: { control: false } },
  render: Held,
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows move by a step, Page keys and Shift with an arrow by ten, Home and End to the ends. */
export const Default: Story = {
  args: {
    ticks: [100, 500, 1000, 2000, 2500].map((value) => ({ value, label: value.toLocaleString('lt-LT') })),
  },
  play: async ({ canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: t('Darbuotojų skaičius') });
    const now = async (value: number) => {
      await expect(thumb).toHaveAttribute('aria-valuenow', String(value));
    };
    await expect(thumb).toHaveAttribute('aria-valuemin', '100');
    await expect(thumb).toHaveAttribute('aria-valuemax', '2500');
    await userEvent.tab();
    await expect(thumb).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await now(330);
    await userEvent.keyboard('{ArrowDown}');
    await now(320);
    await userEvent.keyboard('{ArrowUp}');
    await now(330);
    await userEvent.keyboard('{ArrowLeft}');
    await now(320);
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await now(420);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{PageUp}');
    await now(420);
    await userEvent.keyboard('{PageDown}');
    await now(320);
    await userEvent.keyboard('{Home}');
    await now(100);
    await userEvent.keyboard('{ArrowLeft}');
    await now(100);
    await userEvent.keyboard('{End}');
    await now(2500);
  },
};

export const WithWords: Story = {
  args: { valueText: t('320 darbuotojų'), label: longWords.ru },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      t('320 darbuotojų'),
    );
  },
};

/** A value out of range is clamped. */
export const OutOfRange: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { isMisused: true },
  args: { value: 0 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('slider')).toHaveAttribute('aria-valuenow', '100');
  },
};
