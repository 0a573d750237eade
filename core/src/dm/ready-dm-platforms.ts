import { PLATFORMS, type Platform } from '../creator/platform.ts';
import { dmTemplateOf, type DmTemplates } from '../template/dm-templates.ts';
import { renderTemplate } from '../template/render-template.ts';
import { templateValues } from '../template/template-variables.ts';

/** A creator of whom every template variable is known. */
const SOMEBODY = { name: 'Anna Smith', handle: 'anna' };

/** The platforms whose DM template can be filled in. A creator without a first name may still lack a value. */
export const readyDmPlatforms = (templates: DmTemplates, my_name: string): Platform[] =>
  PLATFORMS.filter((platform) => {
    const values = templateValues({ ...SOMEBODY, platform, my_name });
    return renderTemplate(dmTemplateOf(templates, platform), values).ok;
  });
