export { HowItWorks, type HowItWorksProps, type Step } from '../src/widgets/HowItWorks/HowItWorks.tsx';
export { stepIllustrations, type StepIllustration } from '../src/widgets/HowItWorks/stepIllustrations.ts';
