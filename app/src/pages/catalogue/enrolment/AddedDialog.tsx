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
      title={intl.formatMessage({ id: 'catalogue.cart.added' })}
      description={title}
      actions={
        <>
          <ButtonLink href="/cart">{intl.formatMessage({ id: 'catalogue.cart.open' })}</ButtonLink>
          <Button variant="outline" onClick={onClose}>
            {intl.formatMessage({ id: 'catalogue.cart.added.continue' })}
          </Button>
        </>
      }
    />
  );
}
