import { type CommonRemark, commonRemarks } from '../../model/inspection/remarks.ts';

/** Common notes of inspectors, in lower case where they may stand after a comma. */
export const remarkMessages: Readonly<Record<CommonRemark, string>> = commonRemarks;
