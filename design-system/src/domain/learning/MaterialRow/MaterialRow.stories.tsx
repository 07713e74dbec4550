import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { MaterialRow } from './MaterialRow.tsx';
import type { MaterialRowProps } from './MaterialRow.tsx';
import { MaterialSection, MaterialSectionSkeleton } from './MaterialSection.tsx';
import { materialTypes } from '../../support/materials.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { materialRowWords } from './MaterialRow.words.ts';

const meta: Meta<typeof MaterialRow> = {
  title: 'Learning/MaterialRow',
  component: MaterialRow,
  args: {
    title: t('Energijos parinkimas: dvifazis ir vienfazis defibriliatorius'),
    type: 'page',
    duration: 6,
    href: '/course/101/theory/3/12',
    completion: 'manual',
    completed: false,
    onToggle: fn(),
  },
};
export default meta;

type Story = StoryObj<typeof MaterialRow>;

function Kept(props: MaterialRowProps) {
  const [completed, setCompleted] = useState(props.completed);
  return (
    <MaterialRow
      {...props}
      completed={completed}
      onToggle={(next) => {
        setCompleted(next);
        props.onToggle?.(next);
      }}
    />
  );
}

/** By keyboard: the link, then the tick, which keeps the focus. */
export const Manual: Story = {
  render: Kept,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.title })).toHaveFocus();
    await userEvent.tab();
    const tick = canvas.getByRole('button', { name: said(materialRowWords, 'mark', { title: args.title }) });
    await expect(tick).toHaveFocus();
    // A double tap counts once.
    await userEvent.keyboard('  ');
    await expect(args.onToggle).toHaveBeenCalledTimes(1);
    await expect(args.onToggle).toHaveBeenCalledWith(true);
    await expect(tick).toHaveAttribute('aria-pressed', 'true');
    await expect(tick).toHaveFocus();
  },
};

/** While it is saved, a second press does nothing. */
export const Saving: Story = {
  args: { saving: true },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onToggle).not.toHaveBeenCalled();
  },
};

export const Failed: Story = { args: { failed: t('Išsaugoti nepavyko. Bandykite dar kartą.') } };

export const Automatic: Story = { args: { completion: 'automatic', type: 'video' } };

export const AutomaticDone: Story = { args: { completion: 'automatic', completed: true } };

export const Current: Story = {
  args: { current: true, completion: 'automatic', type: 'video' },
};

export const Untracked: Story = {
  tags: ['!dev', '!autodocs'],
  args: { completion: 'none', duration: undefined },
};

/** The reason is in the second line; there is no link. */
export const Unavailable: Story = {
  args: {
    type: 'extlmsroom',
    title: t('Praktinis užsiėmimas simuliacijų kambaryje'),
    unavailable: t('Atsivers gruodžio 4 d. 9:00, išlaikius dešimties ritmų testą'),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).toBeNull();
  },
};

/** Closed by the environment, which does not say why. */
export const UnavailableUnsaid: Story = { tags: ['!dev', '!autodocs'], args: { unavailable: true } };

export const Russian: Story = {
  tags: ['!dev', '!autodocs'],
  globals: { locale: 'ru' },
  args: {
    type: 'quiz',
    title: 'Проверка темы: выбор энергии',
    detail: '6 вопросов',
    duration: 100,
    completion: 'automatic',
  },
};

export const External: Story = {
  args: { type: 'link', detail: 'erc.example', external: true, href: 'https://erc.example' },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: { title: `${longWords.lt} ${longWords.ru} ${longWords.en}`, detail: longWords.ru },
};

export const Section: Story = {
  render: () => (
    <MaterialSection
      title={t('3.2. Saugi iškrova')}
      done={2}
      total={17}
      materials={materialTypes.map((type, index) => ({
        id: type,
        title: t('Medžiaga: {type}', { type }),
        type,
        href: `/course/101/theory/3/${type}`,
        completion: index % 2 === 0 ? 'manual' : 'automatic',
        completed: index < 2,
        current: index === 2,
      }))}
    />
  ),
};

/** Renders nothing. */
export const EmptySection: Story = {
  render: () => <MaterialSection title={t('3.2. Saugi iškrova')} materials={[]} />,
};

export const Loading: Story = { render: () => <MaterialSectionSkeleton /> };
