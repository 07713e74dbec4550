import { type QuoteDetail, type QuoteStatus, tokenPages } from '@medeina/contract';
import { Invoice } from '@medeina/design-system/domain/Invoice';
import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Checkbox } from '@medeina/design-system/primitives/Checkbox';
import { EmptyState } from '@medeina/design-system/primitives/EmptyState';
import { Heading } from '@medeina/design-system/primitives/Heading';
import { Page as Band } from '@medeina/design-system/primitives/Page';
import { Panel } from '@medeina/design-system/primitives/Panel';
import { Skeleton } from '@medeina/design-system/primitives/Skeleton';
import { Split } from '@medeina/design-system/primitives/Split';
import { Stack } from '@medeina/design-system/primitives/Stack';
import { Text } from '@medeina/design-system/primitives/Text';
import { CircleAlert } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { useCatalogueFormat } from '../../data/format.ts';
import { purchasesPath } from '../../data/shopping/paths.ts';
import { type QuoteAnswer, useQuote } from '../../data/shopping/quotes.ts';
import { useSession } from '../../session/hooks.ts';
import { CallError } from '../../session/transport.ts';
import { TermsLabel } from '../../shell/forms/TermsLabel.tsx';
import { LoadFailed } from '../../shell/frame/LoadFailed.tsx';
import { useHead } from '../../shell/head.tsx';
import { useFocusToMain } from '../../shell/useFocusToMain.ts';
import { useTellFailure } from '../../shell/useTellFailure.ts';
import { paperOf } from './paperOf.ts';

type Offered = NonNullable<QuoteDetail['document']>;

function useText() {
  const intl = useIntl();
  return (id: string, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `shopping.quote.${id}` }, values);
}

/** A quote that cannot be ordered, or none: why, and what can be done. */
function Over({ why, quote }: { readonly why: QuoteStatus | 'unknown'; readonly quote?: QuoteDetail }) {
  const text = useText();
  const format = useCatalogueFormat();
  const day = quote === undefined ? '' : format.fullDay(quote.valid_until);
  return (
    <EmptyState
      headingLevel={1}
      icon={CircleAlert}
      title={text(why)}
      action={
        why === 'used' ? (
          <ButtonLink href={purchasesPath}>{text('purchases')}</ButtonLink>
        ) : (
          <ButtonLink href="/help/offer">{text('ask')}</ButtonLink>
        )
      }
    >
      {text(`${why}.text`, { number: quote?.number ?? '', day })}
    </EmptyState>
  );
}

interface OrderFormProps extends Pick<QuoteAnswer, 'order' | 'reload'> {
  readonly token: string;
}

/** Ordering, for who is logged in; the way there for who is not. */
function OrderForm({ token, order, reload }: OrderFormProps) {
  const intl = useIntl();
  const text = useText();
  const navigate = useNavigate();
  const tellFailure = useTellFailure();
  const { status } = useSession();
  const [isAgreed, setAgreed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const agreement = useRef<HTMLInputElement>(null);
  // Where the quote turns out to be over, the form goes as its button is pressed.
  const box = useFocusToMain<HTMLFormElement>();
  if (status === 'unknown') return <Skeleton shape="row" />;
  if (status === 'guest') {
    const back = new URLSearchParams({ redirect: `${tokenPages.quote}/${token}` }).toString();
    return (
      <Stack gap={12}>
        <Text>{text('account')}</Text>
        <ButtonLink full href={`/register?${back}`}>
          {text('register')}
        </ButtonLink>
        <ButtonLink full variant="outline" href={`/login?${back}`}>
          {text('login')}
        </ButtonLink>
      </Stack>
    );
  }

  const send = async () => {
    setBusy(true);
    try {
      await navigate(await order());
    } catch (error) {
      setBusy(false);
      // Ordered in another tab, withdrawn or over: the page says so.
      if (error instanceof CallError && error.code.startsWith('quote_')) await reload();
      else tellFailure(error, text('failed'));
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setMissing(!isAgreed);
    if (!isAgreed) agreement.current?.focus();
    else if (!isBusy) void send();
  };
  return (
    <form ref={box} noValidate onSubmit={submit}>
      <Stack gap={16}>
        <Checkbox
          ref={agreement}
          checked={isAgreed}
          onChange={(event) => {
            setAgreed(event.currentTarget.checked);
            setMissing(false);
          }}
          error={isMissing ? intl.formatMessage({ id: 'shopping.payment.agree.missing' }) : undefined}
          label={<TermsLabel id="shopping.payment.agree" />}
        />
        <Button type="submit" size="lg" full loading={isBusy}>
          {text('submit')}
        </Button>
        <Text tone="muted" size="caption">
          {text('next')}
        </Text>
      </Stack>
    </form>
  );
}

interface OpenProps extends OrderFormProps, Pick<QuoteAnswer, 'savePdf'> {
  readonly offered: Offered;
  readonly until: string;
}

/** The quote as on paper, and the way to order by it. */
function Open({ offered, until, savePdf, ...form }: OpenProps) {
  const intl = useIntl();
  const text = useText();
  const format = useCatalogueFormat();
  const tellFailure = useTellFailure();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await savePdf();
    } catch (error) {
      tellFailure(error, text('pdfFailed'));
    } finally {
      setSaving(false);
    }
  };
  return (
    <Split ratio="cart">
      <Invoice {...paperOf(offered, offered.notes, intl)} />
      <Panel as="section" aria-labelledby="order">
        <Stack gap={16}>
          <Heading id="order" level={2} size="h4">
            {text('order')}
          </Heading>
          <Stack gap={4}>
            <Text weight="strong">
              {intl.formatMessage(
                { id: 'shopping.quote.facts' },
                { places: offered.places, total: offered.total.formatted },
              )}
            </Text>
            <Text tone="muted">{text('until', { day: format.fullDay(until) })}</Text>
          </Stack>
          <OrderForm {...form} />
          <Button variant="outline" full loading={isSaving} onClick={() => void save()}>
            {text('pdf')}
          </Button>
        </Stack>
      </Panel>
    </Split>
  );
}

/** Where the link of a quote leads. Nothing is ordered without a press: programs that look through mail open it too. */
export function Page() {
  const text = useText();
  const { token = '' } = useParams();
  const { quote, error, reload, order, savePdf } = useQuote(token);
  const isUnknown = error?.status === 404 || error?.status === 400;
  useHead({
    title: quote === undefined ? text('title') : text('number', { number: quote.number }),
    isPrivate: true,
  });
  return (
    <Band as="div" block="page">
      {quote?.document != null && (
        <Open
          offered={quote.document}
          until={quote.valid_until}
          token={token}
          order={order}
          reload={reload}
          savePdf={savePdf}
        />
      )}
      {quote?.document === null && <Over why={quote.status} quote={quote} />}
      {quote === undefined && isUnknown && <Over why="unknown" />}
      {quote === undefined && error !== undefined && !isUnknown && (
        <LoadFailed level={1} error={error} onRetry={() => void reload()} />
      )}
      {quote === undefined && error === undefined && (
        <Stack gap={20} aria-busy="true">
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="plate" />
        </Stack>
      )}
    </Band>
  );
}
