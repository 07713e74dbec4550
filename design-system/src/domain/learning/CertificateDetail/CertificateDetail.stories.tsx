import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { CertificateDetail, CertificateDetailSkeleton } from './CertificateDetail.tsx';
import type { CertificatePaperProps } from './CertificateDetail.tsx';

const paper: CertificatePaperProps = {
  id: 'MD-26-10442',
  category: 'emergency',
  valid: true,
  kind: 'Pažymėjimas',
  name: 'Rūta Kazlauskaitė',
  statement: 'sėkmingai baigė mokymus',
  course: 'Sepsis: pirmoji valanda',
  facts: [
    { label: 'Rezultatas', value: '96 %' },
    { label: 'Trukmė', value: '3 val.' },
    { label: 'Galioja iki', value: '2028-10-22' },
    { label: 'Nr.', value: 'MD-26-10442' },
  ],
};

const meta: Meta<typeof CertificateDetail> = {
  title: 'Learning/CertificateDetail',
  component: CertificateDetail,
  args: {
    paper,
    status: 'Galioja',
    title: 'Sepsis: pirmoji valanda',
    description:
      'Patvirtina, kad dalyvė geba atpažinti sepsį pagal NEWS2, per pirmąją valandą pradėti gydymą ir perduoti informaciją komandai.',
    facts: [
      { label: 'Galioja nuo', value: '2026-10-22' },
      { label: 'Galioja iki', value: '2028-10-22' },
      { label: 'Galutinis rezultatas', value: '96 %' },
      { label: 'Autorinė organizacija', value: 'Simuliacijų centras „Rievė“' },
    ],
    pdf: { label: 'Atsisiųsti PDF', href: '/api/certificates/1/pdf' },
    renew: { label: 'Atnaujinti kursą', href: '/course-about/104' },
    material: { label: 'Kurso medžiaga', href: '/course/104/theory' },
  },
};
export default meta;

type Story = StoryObj<typeof CertificateDetail>;

export const Valid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Atsisiųsti PDF' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Atnaujinti kursą' })).toBeNull();
  },
};

/** A certificate that is not valid has no file, but a link to retake the course. */
export const NotValid: Story = {
  args: { paper: { ...paper, valid: false }, status: 'Nebegalioja' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: 'Atsisiųsti PDF' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Atnaujinti kursą' })).toBeVisible();
  },
};

export const FewFacts: Story = {
  args: {
    paper: { ...paper, facts: paper.facts.slice(3) },
    facts: [],
    description: undefined,
    material: undefined,
  },
};

export const Long: Story = {
  args: {
    paper: {
      ...paper,
      category: 'imaging',
      name: 'Александра-Константиния Преображенская-Вознесенская',
      course: `${longWords.lt} ${longWords.ru}`,
      facts: [{ label: longWords.ru, value: longWords.lt }],
    },
    title: `${longWords.lt} ${longWords.ru} ${longWords.en}`,
    description: sentences.ru,
    facts: [{ label: longWords.ru, value: longWords.lt }],
    pdf: { label: longWords.lt, href: '#pdf' },
  },
};

export const Loading: Story = { render: () => <CertificateDetailSkeleton label="Sertifikatas kraunamas" /> };
