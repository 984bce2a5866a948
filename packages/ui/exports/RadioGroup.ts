export { RadioGroup, type RadioGroupProps } from '../src/primitives/RadioGroup/RadioGroup.tsx';
export { choiceDirections, type Choice, type ChoiceDirection } from '../src/primitives/Field/choice.ts';
