import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { SubjectsAccordion, SubjectsAccordionSkeleton } from './SubjectsAccordion.tsx';
import type { Subject } from './SubjectsAccordion.tsx';
import { hours, minutes } from '../../../internal/amounts.fixtures.ts';
import { t } from '../../../internal/phrases.fixtures.ts';
import { containing, said } from '../../../internal/said.fixtures.ts';
import { durationWords } from '../../support/time.words.ts';

const subjects: readonly Subject[] = [
  {
    id: '1',
    title: t('Širdies sustojimo atpažinimas ir pirmieji veiksmai'),
    duration: minutes(45),
    parts: [{ id: '11', title: t('Pirmoji minutė'), type: 'video', duration: minutes(8) }],
  },
  {
    id: '2',
    title: t('Ritmo atpažinimas ir defibriliacija'),
    duration: hours(1, 40),
    parts: [
      {
        id: '21',
        title: t('Skilvelių virpėjimas ir skilvelinė tachikardija be pulso'),
        type: 'video',
        duration: minutes(12),
      },
      { id: '22', title: t('ERC 2025 gairių santrauka'), type: 'document', duration: minutes(20) },
      { id: '23', title: t('Defibriliacijos algoritmas'), type: 'algorithm', duration: minutes(15) },
      { id: '24', title: t('Pasitikrinkite: dešimt ritmų'), type: 'quiz' },
    ],
  },
  {
    id: '3',
    title: t('Slauga ir gydymas po gaivinimo'),
    duration: minutes(50),
    parts: [{ id: '31', title: t('Temperatūra') }],
  },
];

const meta: Meta<typeof SubjectsAccordion> = {
  title: 'Catalogue/SubjectsAccordion',
  component: SubjectsAccordion,
  args: { subjects, defaultOpen: ['2'] },
};
export default meta;

type Story = StoryObj<typeof SubjectsAccordion>;

export const Subjects: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(t('Defibriliacijos algoritmas'))).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: containing(t('Širdies sustojimo atpažinimas')) }),
    );
    await expect(canvas.getByText(t('Pirmoji minutė'))).toBeVisible();
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    subjects: [
      {
        id: '1',
        title: `${longWords.ru} ${longWords.lt} ${longWords.en}`,
        duration: '1 час 40 минут',
        parts: [{ id: '2', title: longWords.lt, type: 'scenario', duration: '20 минут' }],
      },
    ],
    defaultOpen: ['1'],
  },
};

/** The titles are in another language than the page; the durations are not. */
export const InEnglish: Story = {
  args: {
    lang: 'en',
    subjects: [
      {
        id: '1',
        title: 'Recognising cardiac arrest',
        duration: minutes(45),
        parts: [{ id: '11', title: 'The first minute', type: 'video', duration: minutes(8) }],
      },
    ],
    defaultOpen: ['1'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const title = canvas.getByText('The first minute').closest('[lang]');
    await expect(title).toHaveAttribute('lang', 'en');
    await expect(title).not.toContainElement(
      canvas.getByText(said(durationWords, 'minutes', { minutes: 45 })),
    );
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { subjects: [] } };

export const Loading: Story = { render: () => <SubjectsAccordionSkeleton /> };
