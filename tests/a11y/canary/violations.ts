/**
 * The violations in the canary pages (`data-violation`), and the rules of axe, IBM, Alfa and our own checks that find
 * them. Each comment names the WCAG 2.2 success criterion.
 */
export const violations: Readonly<Record<string, string>> = {
  'zoom-disabled': 'axe meta-viewport, alfa sia-r47', // 1.4.4
  'landmark-name-repeated': 'axe landmark-unique, ibm aria_navigation_label_unique/fail_label_not_unique', // 1.3.1
  'text-outside-landmarks': 'axe region, alfa sia-r57', // 1.3.1
  'image-without-alt': 'axe image-alt, ibm img_alt_valid/fail_no_alt, alfa sia-r2', // 1.1.1
  'alt-is-file-name': 'ibm img_alt_misuse/Potential_1, alfa sia-r39', // 1.1.1
  'svg-without-name': 'axe svg-img-alt, ibm svg_graphics_labelled/fail_acc_name, alfa sia-r43', // 1.1.1
  'image-button-without-alt': 'axe input-image-alt, ibm imagebutton_alt_exists/Fail, alfa sia-r28', // 1.1.1
  'object-without-alternative': 'axe object-alt, ibm object_text_exists/fail_no_text_alternative, alfa sia-r63', // 1.1.1
  'frame-without-title': 'axe frame-title, ibm frame_title_exists/Fail_1, alfa sia-r13', // 4.1.2
  'video-without-captions': 'axe video-caption, ibm caption_track_exists/Potential_1', // 1.2.2
  'heading-level-skipped': 'axe heading-order, alfa sia-r53', // 1.3.1
  'heading-empty': 'axe empty-heading, alfa sia-r64', // 1.3.1
  'text-styled-as-heading': 'ibm text_block_heading/potential_heading, own fake-heading', // 1.3.1
  'list-with-other-child': 'axe list, alfa sia-r68', // 1.3.1
  'dl-with-other-child': 'axe definition-list', // 1.3.1
  'list-without-items': 'own empty-list', // 1.3.1
  'header-without-scope': 'own th-scope', // 1.3.1
  'table-headers-missing': 'ibm table_headers_ref_valid/Fail_1, alfa sia-r77, own idref', // 1.3.1
  'text-contrast': 'axe color-contrast, ibm text_contrast_sufficient/fail_contrast, alfa sia-r69, own text-contrast', // 1.4.3
  'text-contrast-on-gradient': 'axe color-contrast, ibm text_contrast_sufficient/potential_graphic_background, alfa sia-r69, own text-contrast', // 1.4.3
  'link-without-underline': 'axe link-in-text-block, alfa sia-r62', // 1.4.1
  'letter-spacing-important': 'axe avoid-inline-spacing, ibm text_spacing_valid/fail_letter_spacing_style, alfa sia-r91', // 1.4.12
  'clipped-by-text-spacing': 'alfa sia-r83, own spacing', // 1.4.12
  'clipped-by-doubled-text': 'alfa sia-r83, own doubled-text', // 1.4.4
  'script-without-lang': 'own language', // 3.1.2
  'lang-invalid': 'axe valid-lang, ibm element_lang_valid/Fail_1', // 3.1.2
  'link-without-name': 'axe link-name, ibm a_text_purpose/fail_acc_name, alfa sia-r11', // 2.4.4
  'button-without-name': 'axe button-name, ibm input_label_exists/Fail_1, alfa sia-r12', // 4.1.2
  'name-lacks-label': 'axe label-content-name-mismatch, ibm label_name_visible/Fail_1, alfa sia-r14', // 2.5.3
  'target-size': 'own target', // 2.5.8
  'nested-controls': 'ibm widget_tabbable_single/potential_multiple_tabbable', // 4.1.2
  'positive-tabindex': 'axe tabindex', // 2.4.3
  'tab-stop-without-role': 'own idle-stop', // 2.4.3
  'focus-ring-missing': 'alfa sia-r65, own ring', // 2.4.7
  'focus-ring-contrast': 'own ring', // 2.4.13
  'scroll-area-without-focus': 'alfa sia-r84', // 2.1.1
  'field-without-label': 'axe label, ibm input_label_exists/Fail_1, alfa sia-r8', // 1.3.1
  'autocomplete-missing': 'own autocomplete', // 1.3.5
  'autocomplete-invalid': 'axe autocomplete-valid, ibm input_autocomplete_valid/fail_incorrect, own autocomplete', // 1.3.5
  'select-navigates': 'ibm input_onchange_review/potential_warning, own select', // 3.2.2
  'role-invalid': 'axe aria-roles, ibm aria_role_allowed/Fail_2', // 4.1.2
  'aria-attribute-not-allowed': 'axe aria-allowed-attr', // 4.1.2
  'aria-attribute-missing': 'axe aria-required-attr, ibm aria_attribute_required/fail_missing, alfa sia-r16', // 4.1.2
  'aria-parent-missing': 'axe aria-required-parent, ibm aria_parent_required/Fail_1, alfa sia-r42', // 1.3.1
  'focusable-in-aria-hidden': 'axe aria-hidden-focus, ibm aria_hidden_nontabbable/Fail_1, alfa sia-r17', // 4.1.2
  'aria-controls-missing': 'ibm aria_id_unique/Fail_1, own idref', // 4.1.2
  'aria-label-prohibited': 'axe aria-prohibited-attr', // 4.1.2
  'button-without-keyboard': 'ibm widget_tabbable_exists/fail_no_tabbable, own click', // 2.1.1
  'aria-labelledby-missing': 'axe label, ibm aria_id_unique/Fail_1, alfa sia-r8, own idref', // 4.1.2
  'aria-children-missing': 'axe aria-required-children, alfa sia-r68', // 1.3.1
  'focus-obscured': 'own focus', // 2.4.11
  'html-without-lang': 'axe html-has-lang, ibm html_lang_exists/Fail_3, alfa sia-r4', // 3.1.1
  'meta-refresh': 'axe meta-refresh, ibm meta_refresh_delay/potential_refresh, alfa sia-r9', // 2.2.1
}; // oxfmt-ignore
