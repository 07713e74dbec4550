'use client';

import { Button } from '@medeina/design-system/primitives/Button';
import { Dialog } from '@medeina/design-system/primitives/Dialog';
import { useState } from 'react';

/** Functions as props stay on one side of the border between server and browser. */
export function Remove() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Ar tikrai?"
      trigger={<Button>Pašalinti</Button>}
      actions={<Button onClick={() => setOpen(false)}>Taip</Button>}
    />
  );
}
