export { ToastRegion } from '../src/primitives/Toast/ToastRegion.tsx';
export { showToast, type Toast } from '../src/primitives/Toast/toastQueue.ts';
