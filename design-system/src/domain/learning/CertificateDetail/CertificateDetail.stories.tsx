import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { longWords, sentences } from '../../../internal/words.fixtures.ts';
import { ButtonLink } from '../../../primitives/Button/index.ts';
import { CertificateDetail, CertificateDetailSkeleton, CertificatePaper } from './CertificateDetail.tsx';
import { t } from '../../../internal/phrases.fixtures.ts';
import { said } from '../../../internal/said.fixtures.ts';
import { certificateDetailWords } from './CertificateDetail.words.ts';

const meta: Meta<typeof CertificateDetail> = {
  title: 'Learning/CertificateDetail',
  tags: ['changing'],
  component: CertificateDetail,
  args: {
    number: 'MD-26-10442',
    category: 'emergency',
    valid: true,
    name: 'Rūta Kazlauskaitė',
    title: t('Sepsis: pirmoji valanda'),
    result: 96,
    hours: 3,
    from: '2026-10-22',
    to: '2028-10-22',
    description: t(
      'Patvirtina, kad dalyvė geba atpažinti sepsį pagal NEWS2, per pirmąją valandą pradėti gydymą ir perduoti informaciją komandai.',
    ),
    organisation: t('Simuliacijų centras „Rievė“'),
    verifyHref: 'https://medeina.example/certificates/verify/MD-26-10442',
    pdfHref: '/api/certificates/1/pdf',
    renewHref: '/course-about/104',
    materialHref: '/course/104/theory',
  },
};
export default meta;

type Story = StoryObj<typeof CertificateDetail>;

export const Valid: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: said(certificateDetailWords, 'pdf') })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: said(certificateDetailWords, 'renew') })).toBeNull();
  },
};

/** The file is fetched by a button, and there is more to do. */
export const Fetched: Story = {
  tags: ['no-picture'],
  args: {
    pdfHref: undefined,
    onPdf: fn(),
    actions: (
      <ButtonLink href="/share" variant="outline" full>
        {t('Dalytis')}
      </ButtonLink>
    ),
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: said(certificateDetailWords, 'pdf') }));
    await expect(args.onPdf).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: t('Dalytis') })).toBeVisible();
  },
};

/** A certificate that is not valid has no file, but a link to retake the course. */
export const NotValid: Story = {
  args: { valid: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('link', { name: said(certificateDetailWords, 'pdf') })).toBeNull();
    await expect(canvas.getByRole('link', { name: said(certificateDetailWords, 'renew') })).toBeVisible();
  },
};

/** It never expires, and the environment says no more of it. */
export const FewFacts: Story = {
  args: {
    result: undefined,
    hours: undefined,
    to: undefined,
    description: undefined,
    organisation: undefined,
    verifyHref: undefined,
    materialHref: undefined,
  },
};

export const Long: Story = {
  tags: ['!dev', '!autodocs'],
  args: {
    category: 'imaging',
    name: 'Александра-Константиния Преображенская-Вознесенская',
    title: `${longWords.lt} ${longWords.ru} ${longWords.en}`,
    description: sentences.ru,
    organisation: longWords.lt,
    texts: { organisation: longWords.ru, pdf: longWords.lt },
  },
};

/** On paper: the certificate on a page of its own with the address that proves it, then what it confirms. */
export const Printed: Story = { tags: ['print'] };

/** On paper from a list or a check, alone. */
export const Paper: StoryObj<typeof CertificatePaper> = {
  render: ({ number, category, valid, name, title, to }) => (
    <CertificatePaper number={number} category={category} valid={valid} name={name} title={title} to={to} />
  ),
};

export const Loading: Story = { render: () => <CertificateDetailSkeleton /> };
