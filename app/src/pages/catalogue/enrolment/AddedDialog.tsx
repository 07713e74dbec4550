import { Button, ButtonLink } from '@medeina/design-system/primitives/Button';
import { Dialog } from '@medeina/design-system/primitives/Dialog';
import { useIntl } from 'react-intl';

export interface AddedDialogProps {
  /** What was put into the cart. */
  readonly title: string;
  readonly onClose: () => void;
}

/** A course is in the cart: to it, or on with looking. */
export function AddedDialog({ title, onClose }: AddedDialogProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={intl.formatMessage({ id: 'shopping.cart.added' })}
      description={title}
      actions={
        <>
          <ButtonLink href="/cart">{intl.formatMessage({ id: 'shopping.cart.open' })}</ButtonLink>
          <Button variant="outline" onClick={onClose}>
            {intl.formatMessage({ id: 'shopping.cart.added.continue' })}
          </Button>
        </>
      }
    />
  );
}
