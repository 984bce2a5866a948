export { CommonIxDialog, type CommonIxDialogProps } from '../src/widgets/CommonIxDialog/CommonIxDialog.tsx';
export type { CommonIx } from '../src/widgets/CommonIxDialog/commonIx.ts';
