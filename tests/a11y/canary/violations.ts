interface Seeded {
  /** WCAG 2.2 success criterion. */
  criterion: string;
  /** The rule of each engine, and our own check, that finds it. */
  axe?: string;
  ibm?: string;
  alfa?: string;
  own?: string;
}

/** The violations seeded in the canary pages (`data-violation`) and the tools that find them. */
export const violations: Record<string, Seeded> = {
  'zoom-barred': { criterion: '1.4.4', axe: 'meta-viewport', alfa: 'sia-r47' },
  'landmark-twice': { criterion: '1.3.1', ibm: 'aria_navigation_label_unique/fail_label_not_unique' },
  'outside-landmark': { criterion: '1.3.1', axe: 'region', alfa: 'sia-r57' },
  'image-unnamed': { criterion: '1.1.1', axe: 'image-alt', ibm: 'img_alt_valid/fail_no_alt', alfa: 'sia-r2' },
  'image-file-name': { criterion: '1.1.1', ibm: 'img_alt_misuse/Potential_1', alfa: 'sia-r39' },
  'drawing-unnamed': {
    criterion: '1.1.1',
    axe: 'svg-img-alt',
    ibm: 'svg_graphics_labelled/fail_acc_name',
    alfa: 'sia-r43',
  },
  'image-button-unnamed': {
    criterion: '1.1.1',
    axe: 'input-image-alt',
    ibm: 'imagebutton_alt_exists/Fail',
    alfa: 'sia-r28',
  },
  'object-unnamed': {
    criterion: '1.1.1',
    axe: 'object-alt',
    ibm: 'object_text_exists/fail_no_text_alternative',
    alfa: 'sia-r63',
  },
  'frame-untitled': {
    criterion: '4.1.2',
    axe: 'frame-title',
    ibm: 'frame_title_exists/Fail_1',
    alfa: 'sia-r13',
  },
  'film-without-captions': {
    criterion: '1.2.2',
    axe: 'video-caption',
    ibm: 'caption_track_exists/Potential_1',
  },
  'heading-skipped': { criterion: '1.3.1', axe: 'heading-order', alfa: 'sia-r53' },
  'heading-empty': { criterion: '1.3.1', axe: 'empty-heading', alfa: 'sia-r64' },
  'heading-in-looks': {
    criterion: '1.3.1',
    ibm: 'text_block_heading/potential_heading',
    own: 'fake-heading',
  },
  'list-broken': { criterion: '1.3.1', axe: 'list', alfa: 'sia-r68' },
  'terms-broken': { criterion: '1.3.1', axe: 'definition-list' },
  'table-headers-lost': {
    criterion: '1.3.1',
    ibm: 'table_headers_ref_valid/Fail_1',
    alfa: 'sia-r77',
    own: 'idref',
  },
  'contrast-low': {
    criterion: '1.4.3',
    axe: 'color-contrast',
    ibm: 'text_contrast_sufficient/fail_contrast',
    alfa: 'sia-r69',
    own: 'ground',
  },
  'contrast-on-drawing': {
    criterion: '1.4.3',
    axe: 'color-contrast',
    ibm: 'text_contrast_sufficient/potential_graphic_background',
    alfa: 'sia-r69',
    own: 'ground',
  },
  'link-by-colour-alone': { criterion: '1.4.1', axe: 'link-in-text-block', alfa: 'sia-r62' },
  'spacing-fixed': {
    criterion: '1.4.12',
    axe: 'avoid-inline-spacing',
    ibm: 'text_spacing_valid/fail_letter_spacing_style',
    alfa: 'sia-r91',
  },
  'spacing-clips': { criterion: '1.4.12', alfa: 'sia-r83', own: 'spacing' },
  'doubling-clips': { criterion: '1.4.4', alfa: 'sia-r83', own: 'doubled-text' },
  'script-without-language': { criterion: '3.1.2', own: 'language' },
  'language-unknown': { criterion: '3.1.2', axe: 'valid-lang', ibm: 'element_lang_valid/Fail_1' },
  'link-unnamed': {
    criterion: '2.4.4',
    axe: 'link-name',
    ibm: 'a_text_purpose/fail_acc_name',
    alfa: 'sia-r11',
  },
  'button-unnamed': {
    criterion: '4.1.2',
    axe: 'button-name',
    ibm: 'input_label_exists/Fail_1',
    alfa: 'sia-r12',
  },
  'name-without-label': {
    criterion: '2.5.3',
    axe: 'label-content-name-mismatch',
    ibm: 'label_name_visible/Fail_1',
    alfa: 'sia-r14',
  },
  'target-small': { criterion: '2.5.8', own: 'target' },
  'control-in-control': { criterion: '4.1.2', ibm: 'widget_tabbable_single/potential_multiple_tabbable' },
  'order-forced': { criterion: '2.4.3', axe: 'tabindex' },
  'stop-idle': { criterion: '2.4.3', own: 'idle-stop' },
  'ring-missing': { criterion: '2.4.7', alfa: 'sia-r65', own: 'ring' },
  'ring-faint': { criterion: '2.4.13', own: 'ring' },
  'scroller-unreachable': { criterion: '2.1.1', alfa: 'sia-r84' },
  'field-unlabelled': { criterion: '1.3.1', axe: 'label', ibm: 'input_label_exists/Fail_1', alfa: 'sia-r8' },
  'purpose-unsaid': { criterion: '1.3.5', own: 'autocomplete' },
  'purpose-unknown': {
    criterion: '1.3.5',
    axe: 'autocomplete-valid',
    ibm: 'input_autocomplete_valid/fail_incorrect',
    own: 'autocomplete',
  },
  'placeholder-pale': { criterion: '1.4.3', own: 'placeholder' },
  'choice-acts': { criterion: '3.2.2', ibm: 'input_onchange_review/potential_warning', own: 'select' },
  'role-unknown': { criterion: '4.1.2', axe: 'aria-roles', ibm: 'aria_role_allowed/Fail_2' },
  'state-not-allowed': { criterion: '4.1.2', axe: 'aria-allowed-attr' },
  'state-missing': {
    criterion: '4.1.2',
    axe: 'aria-required-attr',
    ibm: 'aria_attribute_required/fail_missing',
    alfa: 'sia-r16',
  },
  'parent-missing': {
    criterion: '1.3.1',
    axe: 'aria-required-parent',
    ibm: 'aria_parent_required/Fail_1',
    alfa: 'sia-r42',
  },
  'hidden-yet-focusable': {
    criterion: '4.1.2',
    axe: 'aria-hidden-focus',
    ibm: 'aria_hidden_nontabbable/Fail_1',
    alfa: 'sia-r17',
  },
  'panel-lost': { criterion: '4.1.2', ibm: 'aria_id_unique/Fail_1', own: 'idref' },
  'name-on-plain-element': { criterion: '4.1.2', axe: 'aria-prohibited-attr' },
  'no-keyboard': { criterion: '2.1.1', ibm: 'widget_tabbable_exists/fail_no_tabbable' },
  'label-lost': {
    criterion: '4.1.2',
    axe: 'label',
    ibm: 'aria_id_unique/Fail_1',
    alfa: 'sia-r8',
    own: 'idref',
  },
  'children-missing': { criterion: '1.3.1', axe: 'aria-required-children', alfa: 'sia-r68' },
  'focus-covered': { criterion: '2.4.11', own: 'focus' },
  'language-missing': {
    criterion: '3.1.1',
    axe: 'html-has-lang',
    ibm: 'html_lang_exists/Fail_3',
    alfa: 'sia-r4',
  },
  'refreshes-itself': {
    criterion: '2.2.1',
    axe: 'meta-refresh',
    ibm: 'meta_refresh_delay/potential_refresh',
    alfa: 'sia-r9',
  },
};
