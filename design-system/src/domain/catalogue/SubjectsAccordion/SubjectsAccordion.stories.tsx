import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { longWords } from '../../../internal/words.fixtures.ts';
import { SubjectsAccordion, SubjectsAccordionSkeleton } from './SubjectsAccordion.tsx';
import type { Subject } from './SubjectsAccordion.tsx';

const subjects: readonly Subject[] = [
  {
    id: '1',
    title: 'Širdies sustojimo atpažinimas ir pirmieji veiksmai',
    duration: '45 min.',
    parts: [{ id: '11', title: 'Pirmoji minutė', type: 'video', duration: '8 min.' }],
  },
  {
    id: '2',
    title: 'Ritmo atpažinimas ir defibriliacija',
    duration: '1 val. 40 min.',
    parts: [
      {
        id: '21',
        title: 'Skilvelių virpėjimas ir skilvelinė tachikardija be pulso',
        type: 'video',
        duration: '12 min.',
      },
      { id: '22', title: 'ERC 2025 gairių santrauka', type: 'document', duration: '20 min.' },
      { id: '23', title: 'Defibriliacijos algoritmas', type: 'algorithm', duration: '15 min.' },
      { id: '24', title: 'Pasitikrinkite: dešimt ritmų', type: 'quiz' },
    ],
  },
  {
    id: '3',
    title: 'Slauga ir gydymas po gaivinimo',
    duration: '50 min.',
    parts: [{ id: '31', title: 'Temperatūra' }],
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
    await expect(canvas.getByText('Defibriliacijos algoritmas')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /Širdies sustojimo/ }));
    await expect(canvas.getByText('Pirmoji minutė')).toBeVisible();
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
        duration: '45 min.',
        parts: [{ id: '11', title: 'The first minute', type: 'video', duration: '8 min.' }],
      },
    ],
    defaultOpen: ['1'],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The first minute').closest('[lang]')).toHaveAttribute('lang', 'en');
    await expect(canvas.getByText('45 min.').closest('[lang]')).not.toHaveAttribute('lang', 'en');
  },
};

/** Renders nothing. */
export const Empty: Story = { args: { subjects: [] } };

export const Loading: Story = { render: () => <SubjectsAccordionSkeleton /> };
